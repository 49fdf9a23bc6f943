import { fromHundredths } from '../../../db/hundredths.ts';

/** The cells of a row by their field, as they came. */
export type Cells = Record<string, string>;

/** An empty cell of a number, a choice or a code says nothing: what is there stays. */
export const filled = (cell: string | undefined) => cell?.trim() || undefined;

const GROUPED = /^\d{1,3}([ \u00a0\u202f'’.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/**
 * An amount as spreadsheets write it: 1234.5, 1234,5, 1.234,50 or 1,234.50. With one separator alone it is the
 * decimal one, so that 1.234 is refused for its three decimals, not taken for a thousand times as much.
 */
export function amountIn(cell: string | undefined): string | undefined {
  const text = filled(cell);
  const group = text && GROUPED.exec(text)?.[1];
  return (group ? text.replaceAll(group, '') : text)?.replace(/^(-?\d+),(\d+)$/, '$1.$2');
}

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** Yes or No; anything else is left for the contract to refuse. */
export function flagIn(cell: string | undefined): boolean | string | undefined {
  const word = filled(cell)?.toLowerCase();
  if (word === undefined) return undefined;
  return YES.includes(word) || (NO.includes(word) ? false : word);
}

export const yesOrNo = (flag: boolean) => (flag ? 'Yes' : 'No');
/** From hundredths. */
export const money = (stored: number) => fromHundredths(stored).toFixed(2);
