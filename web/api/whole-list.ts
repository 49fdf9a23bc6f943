import { MAX_ROWS } from '../../functions/contracts/list-limits.ts';

type List<Row> = (query: { after?: string }) => Promise<{ rows: Row[] }>;

/** All rows of a list in key order; the API returns them in parts. */
export async function wholeList<Row>(list: List<Row>, keyOf: (row: Row) => string): Promise<Row[]> {
  const all: Row[] = [];
  let last: Row | undefined;
  do {
    const { rows } = await list(last ? { after: keyOf(last) } : {});
    all.push(...rows);
    last = rows.length === MAX_ROWS ? rows.at(-1) : undefined;
  } while (last);
  return all;
}
