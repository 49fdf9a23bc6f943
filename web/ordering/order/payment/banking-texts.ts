import type { Order } from '../../../../functions/ordering/orders/contract.ts';

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?\d{1,3})?\b/;

/** What a bank's form takes as the account: the IBAN if there is one, otherwise all that staff wrote. */
export const accountNumberIn = (bankAccount: readonly string[]): string | undefined =>
  bankAccount.map(line => IBAN.exec(line)?.[0]).find(Boolean) ?? (bankAccount.join('\n') || undefined);

/** The amount as banks' forms take it: digits, and the decimal separator of the reader. */
export function amountFor({ total }: Pick<Order, 'total'>, locale: string): string {
  const digits = Number.isInteger(total) ? 0 : 2;
  const options = { useGrouping: false, numberingSystem: 'latn', minimumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 3 }).format(total);
}
