import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { products } from '../../../db/schema/products.ts';
import { HELD_ALONE, type HeldAlone } from '../../catalog/products/held-alone.ts';
import type { FieldError } from '../../contracts/problem.ts';
import type { Owned } from './queries.ts';
import { rejectedRow, type Staged } from './staged.ts';

type Row = Record<string, unknown>;
type Holder = Row & { productCode: number };
type Taker = Row & { line: number };

type Known = {
  /** Who has what the rows want. */
  holders: Holder[];
  /** Earlier rows of the file about these products. */
  givers: (Holder & Taker)[];
  /** Earlier rows of the file that want the same. */
  takers: Taker[];
};

/** Refuses rows that want what another product keeps, or another row of the file takes. */
export async function settleClaims(database: Database, { importId }: Owned, judged: Staged[]) {
  const wishes = HELD_ALONE.map(claim => ({ claim, wanted: wantedIn(claim, judged) })).filter(
    ({ wanted }) => wanted.length > 0,
  );
  if (wishes.length === 0) return judged;
  const rows = await database.readBatch(
    wishes.flatMap(({ claim, wanted }) => [
      selectHolders(claim, wanted),
      selectGivers(claim, wanted, importId),
      selectTakers(claim, wanted, importId),
    ]),
  );
  const known = wishes.map(({ claim }, at) => ({
    claim,
    holders: rows[3 * at] as Holder[],
    givers: rows[3 * at + 1] as (Holder & Taker)[],
    takers: rows[3 * at + 2] as Taker[],
  }));
  // A refused row gives up nothing, so others may be refused for it.
  for (let before = judged; ; ) {
    const after = refuseClashing(before, known);
    if (after.every((row, at) => row === before[at])) return after;
    before = after;
  }
}

function refuseClashing(rows: Staged[], known: (Known & { claim: HeldAlone })[]): Staged[] {
  const lines = new Set(rows.map(({ line }) => line));
  const changed = new Map(rows.filter(isChange).map(row => [row.productCode, row.wanted]));
  const judges = known.map(({ claim, holders, givers, takers }) => {
    const holderOf = new Map(holders.map(one => [keyOf(claim, one), one.productCode]));
    const earlierOf = new Map(
      givers.filter(({ line }) => !lines.has(line)).map(one => [one.productCode, one as Row]),
    );
    const first = new Map(
      takers.filter(({ line }) => !lines.has(line)).map(one => [keyOf(claim, one), one.line]),
    );
    return ({ line, productCode, wanted }: Staged): FieldError[] => {
      const key = keyOf(claim, wanted);
      if (key === undefined) return [];
      const holder = holderOf.get(key);
      const after = changed.get(holder ?? null) ?? earlierOf.get(holder ?? 0);
      const isFree = holder === undefined || holder === productCode || (after && keyOf(claim, after) !== key);
      if (!isFree) return [{ path: claim.path, message: `Another product has ${claim.what}` }];
      const other = first.get(key);
      if (other !== undefined)
        return [{ path: claim.path, message: `Row ${other} of the file already has ${claim.what}` }];
      first.set(key, line);
      return [];
    };
  });
  return rows.map(row => {
    if (row.outcome !== 'create' && !isChange(row)) return row;
    const errors = judges.flatMap(judge => judge(row));
    return errors.length > 0 ? rejectedRow({ ...row, errors }) : row;
  });
}

const isChange = ({ outcome }: Staged) => outcome === 'change';

/** As the database compares: ignoring the case of A to Z. */
function keyOf({ columns }: HeldAlone, row: Row): string | undefined {
  const values = columns.map(({ name }) => row[name] ?? null);
  if (values[0] === null) return undefined;
  return JSON.stringify(values).replace(/[A-Z]/g, char => char.toLowerCase());
}

const wantedIn = (claim: HeldAlone, rows: Staged[]): string[] => [
  ...new Set(rows.flatMap(({ wanted }) => keyOf(claim, wanted) ?? [])),
];

const given = (wanted: string[]) => sql`json_each(${`[${wanted.join(',')}]`}) AS given`;

const all = (parts: string[], by: string) => sql.raw(parts.join(by));

const holding = ({ columns }: HeldAlone) =>
  all(
    columns.map(({ column }, at) => `holder.${column} = given.value ->> ${at}`),
    ' AND ',
  );

const selectHolders = (claim: HeldAlone, wanted: string[]) => sql<Holder>`
  SELECT holder.product_code AS "productCode", ${all(
    claim.columns.map(({ column, name }) => `holder.${column} AS "${name}"`),
    ', ',
  )} FROM ${given(wanted)} CROSS JOIN ${products} AS holder ON ${holding(claim)}`;

const wantedColumns = ({ columns }: HeldAlone) =>
  all(
    columns.map(({ name }) => `it.wanted ->> '${name}' AS "${name}"`),
    ', ',
  );

const selectGivers = (claim: HeldAlone, wanted: string[], importId: number) => sql<Holder & Taker>`
  SELECT it.line, it.product_code AS "productCode", ${wantedColumns(claim)}
  FROM ${given(wanted)} CROSS JOIN ${products} AS holder ON ${holding(claim)}
  CROSS JOIN ${importRows} AS it ON it.import_id = ${importId} AND it.target = CAST(holder.product_code AS TEXT)
  WHERE it.outcome = 'change'`;

/** Reads each earlier row once, however many are wanted. */
const selectTakers = (claim: HeldAlone, wanted: string[], importId: number) => sql<Taker>`
  SELECT it.line, ${wantedColumns(claim)} FROM ${importRows} AS it
  WHERE it.import_id = ${importId} AND lower(json_array(${all(
    claim.columns.map(({ name }) => `it.wanted ->> '${name}'`),
    ', ',
  )})) IN (SELECT given.value FROM ${given(wanted)})`;
