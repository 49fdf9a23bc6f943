import { type FileRow, MOST_ROWS_AT_ONCE } from '../../../../functions/office/imports/contract.ts';

/** What a request may weigh, in letters. */
const MOST_LETTERS = 500_000;

/** The rows in parts that the shop takes at once. */
export function chunksOf(rows: FileRow[]): FileRow[][] {
  const chunks: FileRow[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const { line, values } of rows) {
    const weight = Object.values(values).reduce((sum, cell) => sum + cell.length, 0);
    if (letters + weight > MOST_LETTERS || chunks.at(-1)?.length === MOST_ROWS_AT_ONCE) {
      chunks.push([]);
      letters = 0;
    }
    chunks.at(-1)?.push({ line, values });
    letters += weight;
  }
  return chunks;
}
