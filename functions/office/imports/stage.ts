import { and, eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { imports } from '../../../db/schema/imports.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import { HOUR } from '../../contracts/durations.ts';
import { Conflict } from '../../errors.ts';
import type { Versioned } from '../../records/rows.ts';
import { cellsByField } from './columns.ts';
import type { FileRow, Import } from './contract.ts';
import { loadReferenceData, type Place } from './facts.ts';
import { IMPORTS, type KindOfFile } from './kinds.ts';
import { assertColumns } from './known-columns.ts';
import type { ExistingRows } from './plain-records.ts';
import { isIt, kindOf, type Owned, toVersioned, unknown } from './queries.ts';
import { rejectedRow, type Staged } from './staged.ts';

/** D1 accepts a megabyte per text; a character can take four bytes. */
const MOST_LETTERS = 200_000;
/** As long as the import itself. */
const HELD_MS = 25 * HOUR;

type StageInput = Owned & { rows: FileRow[]; place: Place };

/** Checks rows of a file against the current data and stores their outcomes: one read, up to three with claims, and one write. */
export async function stageRows(
  database: Writer,
  { rows, place, ...owned }: StageInput,
): Promise<Versioned<Import>> {
  const asked = rows.map(({ line, values }) => ({ line, given: values, cells: cellsByField(values) }));
  const facts = await loadReferenceData(
    database,
    owned,
    asked.map(({ cells }) => cells),
    place,
  );
  if (!facts.found) throw unknown(owned);
  if (facts.found.state !== 'open') throw alreadyStaged();
  assertColumns(kindOf(facts.found), rows);
  const kind = IMPORTS[kindOf(facts.found)];
  const rowsOfCells = asked.map(({ cells }) => cells);
  const known = (await kind.read?.(database, owned, rowsOfCells)) ?? {
    rowOf: () => undefined,
    staged: facts.staged,
  };
  const judged = asked.map(({ cells, ...row }) => kind.judge(row, cells, facts, known));
  const once = onceOnly(judged, known, kind);
  const staged = kind.settle ? await kind.settle(database, owned, once) : once;

  const lines = staged.map(({ line }) => line);
  const results = await database.writeBatch([
    recount(owned, lines, 'less'),
    ...inTexts(staged).map(text => insertRows(owned, text)),
    ...holdPictures(staged),
    recount(owned, lines, 'more'),
    build
      .update(imports)
      .set({ version: sql`${imports.version} + 1` })
      .where(and(isIt(owned), eq(imports.state, 'open')))
      .returning(),
  ] as const);
  const [row] = results.at(-1) as (typeof imports.$inferSelect)[];
  if (!row) throw alreadyStaged();
  return toVersioned(row);
}

export const alreadyStaged = () => new Conflict('This import has already been applied');

/** Rows sent again are uncounted with their old outcome and counted with the new one. */
function recount(owned: Owned, lines: number[], direction: 'less' | 'more') {
  const sign = sql.raw(direction === 'less' ? '-' : '+');
  return sql`
    UPDATE ${imports} SET to_create = to_create ${sign} its.creates, to_change = to_change ${sign} its.changes,
      same = same ${sign} its.sames, refused = refused ${sign} its.refuses
    FROM (
      SELECT coalesce(sum(outcome = 'create'), 0) AS creates, coalesce(sum(outcome = 'change'), 0) AS changes,
        coalesce(sum(outcome = 'same'), 0) AS sames, coalesce(sum(outcome = 'refuse'), 0) AS refuses
      FROM json_each(${JSON.stringify(lines)}) AS checked
      CROSS JOIN ${importRows} ON import_id = ${owned.importId} AND line = checked.value) AS its
    WHERE ${and(isIt(owned), eq(imports.state, 'open'))}`;
}

/** Among duplicate rows, the first one counts. */
function onceOnly(judged: Staged[], known: ExistingRows, { one, key }: KindOfFile): Staged[] {
  const here = new Set(judged.map(({ line }) => line));
  const first = new Map(
    known.staged.filter(({ line }) => !here.has(line)).map(row => [row.target, row.line] as const),
  );
  return judged.map(row => {
    if (row.target === null) return row;
    const other = first.get(row.target);
    if (other === undefined) {
      first.set(row.target, row.line);
      return row;
    }
    const message = `Row ${other} of the file already has this ${one}`;
    return rejectedRow({ ...row, errors: [{ path: key, message }] });
  });
}

/** The rows as JSON, in texts small enough for the database. */
function inTexts(staged: Staged[]): string[] {
  const texts: string[][] = [[]];
  let letters = 0;
  for (const row of staged) {
    const text = JSON.stringify(row);
    if (letters > 0 && letters + text.length > MOST_LETTERS) {
      texts.push([]);
      letters = 0;
    }
    texts.at(-1)?.push(text);
    letters += text.length;
  }
  return texts.map(text => `[${text.join(',')}]`);
}

function insertRows(owned: Owned, rows: string) {
  return sql`
    INSERT INTO ${importRows} (import_id, line, outcome, title, target, product_code, country_id, version, given, wanted,
      changes, errors)
    SELECT ${owned.importId}, value ->> 'line', value ->> 'outcome', value ->> 'title', value ->> 'target', value ->> 'productCode',
      value ->> 'countryId', value ->> 'version', value -> 'given', value -> 'wanted', value -> 'changes',
      value -> 'errors'
    FROM json_each(${rows})
    WHERE EXISTS (SELECT 1 FROM ${imports} WHERE ${and(isIt(owned), eq(imports.state, 'open'))})
    ON CONFLICT (import_id, line) DO UPDATE SET outcome = excluded.outcome, title = excluded.title, target = excluded.target,
      product_code = excluded.product_code, country_id = excluded.country_id, version = excluded.version,
      given = excluded.given, wanted = excluded.wanted, changes = excluded.changes, errors = excluded.errors`;
}

/** Protects pictures from removal until the rows are written. */
function holdPictures(staged: Staged[]) {
  const ids = [...new Set(staged.flatMap(({ wanted }) => wanted.pictureId ?? []))];
  if (ids.length === 0) return [];
  return [
    sql`UPDATE ${pictures} SET held_until = max(held_until, ${Date.now() + HELD_MS})
      WHERE picture_id IN ${jsonInList(ids)} AND NOT removing`,
  ];
}
