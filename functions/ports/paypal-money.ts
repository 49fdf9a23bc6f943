import type { Sum } from './paypal.ts';

const HUNDREDTHS = 100;

/** What PayPal lists as its currencies; BRL and MYR only of accounts there. */
const CURRENCIES = new Set(
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);
/** Of these PayPal takes no decimals. */
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);

export type PayPalMoney = { currency_code: string; value: string };

const codeOf = ({ denomination }: Sum) => denomination.trim().toUpperCase();

export function takesSum(sum: Sum): boolean {
  const code = codeOf(sum);
  const { amount } = sum;
  if (!CURRENCIES.has(code) || !Number.isSafeInteger(amount) || amount <= 0) return false;
  return !WHOLE.has(code) || amount % HUNDREDTHS === 0;
}

export function toMoney(sum: Sum): PayPalMoney {
  const code = codeOf(sum);
  const whole = Math.floor(sum.amount / HUNDREDTHS);
  const rest = String(sum.amount % HUNDREDTHS).padStart(2, '0');
  return { currency_code: code, value: WHOLE.has(code) ? String(whole) : `${whole}.${rest}` };
}

export const MONEY_TEXT = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** From text to hundredths without a fraction in between, so that no cent is lost. */
export function fromMoney({ currency_code: denomination, value }: PayPalMoney): Sum {
  const [, whole = '', rest = ''] = MONEY_TEXT.exec(value) ?? [];
  return { amount: Number(whole) * HUNDREDTHS + Number(rest.padEnd(2, '0')), denomination };
}

export const isSameSum = (one: Sum, other: Sum) =>
  one.amount === other.amount && codeOf(one) === codeOf(other);
