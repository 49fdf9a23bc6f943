import { fromHundredths } from '../../../db/sql/minor-units.ts';
import type { NamedField } from '../../records/record.ts';

/** The original cells of a row by field. */
export type Cells = Record<string, string>;

/** An empty number, choice or code cell leaves the value unchanged. */
export const filled = (cell: string | undefined) => cell?.trim() || undefined;

const GROUPED = /^\d{1,3}([ \u00a0\u202f'’.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/**
 * An amount as spreadsheets write it: 1234.5, 1234,5, 1.234,50 or 1,234.50. A single separator is the decimal one, so
 * 1.234 is refused for its three decimals instead of being read as 1234.
 */
function amountIn(cell: string | undefined): string | undefined {
  const text = filled(cell);
  const group = text && GROUPED.exec(text)?.[1];
  return (group ? text.replaceAll(group, '') : text)?.replace(/^(-?\d+),(\d+)$/, '$1.$2');
}

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** Yes or No; the contract refuses anything else. */
function flagIn(cell: string | undefined): boolean | string | undefined {
  const word = filled(cell)?.toLowerCase();
  if (word === undefined) return undefined;
  return YES.includes(word) || (NO.includes(word) ? false : word);
}

/** Values in a list cell: separated by commas, in quotes if they contain one. */
function entriesIn(cell: string): string[] {
  const parts = cell.match(/(?:"(?:[^"]|"")*"|[^,])+/g) ?? [];
  return parts.map(unquoted).filter(Boolean);
}

function unquoted(part: string): string {
  const text = part.trim();
  return (/^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text).trim();
}

const quoted = (entry: string) => (/[,"]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry);

/** The value of a cell, for the contract to validate. */
export function readCell({ kind, optional }: NamedField, cell: string | undefined) {
  if (optional && kind !== 'prose' && cell?.trim() === '') return null;
  if (kind === 'money' || kind === 'decimal') return amountIn(cell);
  if (kind === 'flag') return flagIn(cell);
  if (kind === 'list') return cell === undefined ? undefined : entriesIn(cell);
  return kind === 'line' || kind === 'prose' ? cell : filled(cell);
}

/** A stored value as a cell. */
export function writeCell({ kind }: NamedField, stored: unknown): string {
  if (stored === null || stored === undefined) return '';
  if (kind === 'money' || kind === 'decimal') return fromHundredths(Number(stored)).toFixed(2);
  if (kind === 'list') return (stored as string[]).map(quoted).join(', ');
  if (kind === 'flag') return stored ? 'Yes' : 'No';
  return stored instanceof Date ? stored.toISOString() : String(stored);
}
