import { readNumber } from '../../form/read-number.ts';

/** How amounts change, in minor units. */
export type Adjustment = (hundredths: number) => number;
export const ENDINGS = ['.99', '.95', '.90', '.50', '.00'] as const;
export type Ending = '' | (typeof ENDINGS)[number];

const FORMULA = /^(=|[+-]|[*x×/÷])?\s*([\d.,\s]+)\s*(%)?$/i;

/** '+5%', '-1.50', '×1.19', '/2', '=9.99'; undefined for anything else. */
export function parseFormula(text: string): Adjustment | undefined {
  const [, sign = '', digits = '', percent] = FORMULA.exec(text.trim().replace('−', '-')) ?? [];
  const reading = readNumber(digits, '.');
  if (!('number' in reading) || digits === '') return undefined;
  const { number } = reading;
  if (percent) {
    const factor = sign === '+' ? 1 + number / 100 : sign === '-' ? 1 - number / 100 : undefined;
    return factor === undefined ? undefined : times(factor);
  }
  if (sign === '+') return amount => rounded(amount + number * 100);
  if (sign === '-') return amount => rounded(amount - number * 100);
  if (sign === '=') return () => rounded(number * 100);
  if (sign === '/' || sign === '÷') return number === 0 ? undefined : amount => rounded(amount / number);
  return sign === '' ? undefined : times(number);
}

/** Halves round up, with a tolerance for floating-point errors of factors. */
const rounded = (amount: number) => Math.round(Number(amount.toPrecision(12)));

export const times =
  (factor: number): Adjustment =>
  amount =>
    rounded(amount * factor);

/** Rounds to the nearest amount with this ending; on a tie, the higher one. */
function withEnding(hundredths: number, ending: Ending): number {
  if (ending === '') return hundredths;
  const cents = Number(ending.slice(1));
  const lower = Math.floor((hundredths - cents) / 100) * 100 + cents;
  const nearest = hundredths - lower < 50 ? lower : lower + 100;
  return nearest < 0 ? lower + 100 : nearest;
}

type Rules = { change: Adjustment; ending: Ending; decimals: number };

/** A changed amount, with the requested ending and no more decimals than its currency has. */
export function adjusted(amount: number, { change, ending, decimals }: Rules): number {
  const unit = 10 ** (2 - Math.min(2, decimals));
  const changed = Math.round(change(Math.round(amount * 100)) / unit) * unit;
  return (decimals > 0 ? withEnding(changed, ending) : changed) / 100;
}
