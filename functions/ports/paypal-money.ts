import { currencyOf, type Money } from './payments.ts';

const HUNDREDTHS = 100;

/** PayPal's currencies; BRL and MYR only for accounts in those countries. */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);
/** PayPal allows no decimals for these. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

export type PayPalMoney = { currency_code: string; value: string };

export function supportsAmount(sum: Money): boolean {
  const code = currencyOf(sum);
  const { amount } = sum;
  if (!CURRENCIES.has(code) || !Number.isSafeInteger(amount) || amount <= 0) return false;
  return !WHOLE.has(code) || amount % HUNDREDTHS === 0;
}

export function toMoney(sum: Money): PayPalMoney {
  const code = currencyOf(sum);
  const whole = Math.floor(sum.amount / HUNDREDTHS);
  const rest = String(sum.amount % HUNDREDTHS).padStart(2, '0');
  return { currency_code: code, value: WHOLE.has(code) ? String(whole) : `${whole}.${rest}` };
}

export const MONEY_TEXT = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Converts text to hundredths without floating point, so that no cent is lost. */
export function fromMoney({ currency_code: denomination, value }: PayPalMoney): Money {
  const [, whole = '', rest = ''] = MONEY_TEXT.exec(value) ?? [];
  return { amount: Number(whole) * HUNDREDTHS + Number(rest.padEnd(2, '0')), denomination };
}
