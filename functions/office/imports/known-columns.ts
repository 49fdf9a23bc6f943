import type { FieldError } from '../../contracts/problem.ts';
import { ValidationError } from '../../errors.ts';
import { similarNames } from '../../http/resembling.ts';
import { columnOf, headingsOf, type ImportKind, REASON, ROW } from './columns.ts';
import type { FileRow } from './contract.ts';

const MOST_NAMED = 10;

/** Rejects an unknown heading once: its cells would be silently ignored. */
export function assertColumns(kind: ImportKind, rows: FileRow[]) {
  const unknown = new Map<string, FieldError>();
  for (const [at, { values }] of rows.entries()) {
    for (const heading of Object.keys(values)) {
      if (unknown.has(heading) || isColumn(kind, heading)) continue;
      unknown.set(heading, { path: `rows.${at}.values.${heading}`, message: unknownTo(kind, heading) });
    }
  }
  if (unknown.size > 0) throw new ValidationError([...unknown.values()].slice(0, MOST_NAMED));
}

const isColumn = (kind: ImportKind, heading: string) =>
  columnOf(kind, heading) !== undefined || [REASON, ROW].includes(heading.toLowerCase());

function unknownTo(kind: ImportKind, heading: string): string {
  const meant = similarNames(heading, headingsOf(kind));
  return `There is no column ${heading}${meant ? ` (did you mean ${meant}?)` : ''}`;
}
