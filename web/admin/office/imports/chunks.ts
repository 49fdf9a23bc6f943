import { type FileRow, MOST_ROWS_AT_ONCE } from '../../../../functions/office/imports/contract.ts';

/** The maximum size of a request, in characters. */
const MOST_LETTERS = 500_000;

/** The rows in chunks the shop accepts. */
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
