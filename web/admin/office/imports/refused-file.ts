import {
  columnOf,
  headingsOf,
  type ImportKind,
  REASON,
  ROW,
} from '../../../../functions/office/imports/columns.ts';
import type { ImportRow } from '../../../../functions/office/imports/contract.ts';

/** The refused rows as a file to fix: as they came, with their row numbers and reasons. */
export function refusedFile(kind: ImportKind, rows: ImportRow[]): string[][] {
  const used = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  const headings = [...new Set([...headingsOf(kind), ...used])].filter(
    heading => used.has(heading) && columnOf(kind, heading),
  );
  return [
    [ROW, ...headings, REASON],
    ...rows.map(({ line, values, errors }) => [
      String(line),
      ...headings.map(heading => values[heading] ?? ''),
      errors.map(({ message }) => message).join('. '),
    ]),
  ];
}
