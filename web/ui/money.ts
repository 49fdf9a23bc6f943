import { currencyFormat } from '../../functions/contracts/currency-format.ts';
import { LAST_ROW } from '../../functions/contracts/list-limits.ts';

const formats = new Map<string, Intl.NumberFormat | undefined>();

/** Formats a number without a currency; no real denomination is a space. */
const PLAIN = ' ';

/** In the currency's format if it is an ISO 4217 code, otherwise with its name after the amount. */
export function formatMoney(amount: number, denomination: string, locale: string): string {
  const currency = formatOf(locale, denomination);
  if (currency) return currency.format(amount);
  const plain = formatOf(locale) as Intl.NumberFormat;
  return `${plain.format(amount)} ${denomination}`.trim();
}

export const formatNumber = (number: number, locale: string) =>
  (formatOf(locale, PLAIN) as Intl.NumberFormat).format(number);

/** Larger totals are shown as "more than", since lists do not page that far. */
export const formatTotal = (total: number, locale: string) =>
  (total > LAST_ROW ? 'more than ' : '') + formatNumber(Math.min(total, LAST_ROW), locale);

function formatOf(locale: string, denomination = ''): Intl.NumberFormat | undefined {
  const key = `${locale} ${denomination}`;
  if (!formats.has(key)) formats.set(key, makeFormat(locale, denomination));
  return formats.get(key);
}

/** Currencies without decimals show them only if present. */
function makeFormat(locale: string, denomination: string): Intl.NumberFormat | undefined {
  if (denomination === PLAIN) return new Intl.NumberFormat(locale);
  if (denomination === '')
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currencyFormat(locale, denomination);
}
