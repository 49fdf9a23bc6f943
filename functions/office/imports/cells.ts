import { fromHundredths } from '../../../db/minor-units.ts';
import type { NamedField } from '../../records/record.ts';

/** The cells of a row by their field, as they came. */
export type Cells = Record<string, string>;

/** An empty cell of a number, a choice or a code says nothing: what is there stays. */
export const filled = (cell: string | undefined) => cell?.trim() || undefined;

const GROUPED = /^\d{1,3}([ \u00a0\u202f'’.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/**
 * An amount as spreadsheets write it: 1234.5, 1234,5, 1.234,50 or 1,234.50. With one separator alone it is the
 * decimal one, so that 1.234 is refused for its three decimals, not taken for a thousand times as much.
 */
function amountIn(cell: string | undefined): string | undefined {
  const text = filled(cell);
  const group = text && GROUPED.exec(text)?.[1];
  return (group ? text.replaceAll(group, '') : text)?.replace(/^(-?\d+),(\d+)$/, '$1.$2');
}

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** Yes or No; anything else is left for the contract to refuse. */
function flagIn(cell: string | undefined): boolean | string | undefined {
  const word = filled(cell)?.toLowerCase();
  if (word === undefined) return undefined;
  return YES.includes(word) || (NO.includes(word) ? false : word);
}

/** What a file says of a field, for the contract to judge. */
export function readCell({ kind, optional }: NamedField, cell: string | undefined) {
  if (optional && kind !== 'prose' && cell?.trim() === '') return null;
  if (kind === 'money' || kind === 'decimal') return amountIn(cell);
  if (kind === 'flag') return flagIn(cell);
  return kind === 'line' || kind === 'prose' ? cell : filled(cell);
}

/** What the table has, as a file says it. */
export function writeCell({ kind }: NamedField, stored: unknown): string {
  if (stored === null || stored === undefined) return '';
  if (kind === 'money' || kind === 'decimal') return fromHundredths(Number(stored)).toFixed(2);
  if (kind === 'flag') return stored ? 'Yes' : 'No';
  return stored instanceof Date ? stored.toISOString() : String(stored);
}
