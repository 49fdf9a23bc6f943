import { and, or, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps } from '../../deps.ts';
import { type AnyRecord, editableFieldsOf, fieldsOf, keyFieldsOf } from '../../records/record.ts';
import { writeCell } from '../imports/cells.ts';
import type { ExportPage } from './stream.ts';

const ROWS_AT_ONCE = 2000;

type PlainFilter = { q?: string | undefined } & Record<string, unknown>;

/** The next rows of a record as CSV lines, from its description alone. */
export async function readPlainRows(
  { database }: Deps<'database'>,
  { record, filter, after = 0 }: { record: AnyRecord; filter: PlainFilter; after: number | undefined },
): Promise<ExportPage<number>> {
  const fields = [...keyFieldsOf(record), ...editableFieldsOf(record)];
  const [key] = keyFieldsOf(record);
  if (!key) throw new Error(`${record.one} has no id`);
  const columns = fields.map(({ column, name }) => `${column} AS "${name}"`).join(', ');
  const rows = await database.read(
    sql<Record<string, unknown>>`SELECT ${sql.raw(columns)} FROM ${sql.raw(record.table)}
      WHERE ${and(matching(record, filter), sql`${sql.raw(key.column)} > ${after}`)}
      ORDER BY ${sql.raw(key.column)} LIMIT ${ROWS_AT_ONCE}`,
  );
  return {
    lines: rows.map(row => fields.map(field => writeCell(field, row[field.name]))),
    next: rows.length < ROWS_AT_ONCE ? undefined : Number(rows.at(-1)?.[key.name]),
  };
}

/** Searches like its list: in each text field. */
function matching(record: AnyRecord, { q, ...filters }: PlainFilter): SQL | undefined {
  const lines = fieldsOf(record).filter(({ kind }) => kind === 'line');
  const exactly = fieldsOf(record).filter(({ name }) => filters[name] !== undefined);
  return and(
    q ? or(...lines.map(({ column }) => containsText(sql.raw(column), q))) : undefined,
    ...exactly.map(({ column, name }) => sql`${sql.raw(column)} = ${filters[name]}`),
  );
}
