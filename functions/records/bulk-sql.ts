import { type SQL, sql } from 'drizzle-orm';
import { toMinorUnits } from '../../db/sql/minor-units.ts';
import { type AnyRecord, editableFieldsOf, type NamedField } from './record.ts';

/**
 * Writes many rows in one statement, from JSON objects with schema names and stored values. `from` is the object:
 * `value` or a column.
 */
type Described = Pick<AnyRecord, 'fields'>;

const listOf = (parts: string[]): SQL => sql.raw(parts.join(', '));
const valueIn = (from: string, { name }: NamedField) => `${from} ->> '${name}'`;

/** `net_price, retail_price, …`: all editable columns. */
export const columnsOf = (record: Described): SQL =>
  listOf(editableFieldsOf(record).map(({ column }) => column));

/** Their values; omitted ones get the defaults of a new row. */
export const valuesFrom = (record: Described, from: string): SQL =>
  listOf(
    editableFieldsOf(record).map(field => {
      const value = defaultOf(field);
      return value === undefined ? valueIn(from, field) : `coalesce(${valueIn(from, field)}, ${value})`;
    }),
  );

export const assignAll = (record: Described, from: string): SQL =>
  listOf(editableFieldsOf(record).map(field => `${field.column} = ${valueIn(from, field)}`));

/** The values of another row, except its own by schema name. */
export const copiedFrom = (record: Described, row: string, own: Record<string, SQL>): SQL =>
  sql.join(
    editableFieldsOf(record).map(({ name, column }) => own[name] ?? sql.raw(`${row}.${column}`)),
    sql`, `,
  );

/** Omitted values stay unchanged, as does null for a non-nullable field. */
export const assignPresent = (record: Described, from: string): SQL =>
  listOf(
    editableFieldsOf(record).map(field => {
      const { column, name, optional } = field;
      if (!optional) return `${column} = coalesce(${valueIn(from, field)}, ${column})`;
      return `${column} = iif(json_type(${from}, '$.${name}') IS NULL, ${column}, ${valueIn(from, field)})`;
    }),
  );

/** In API format, inside JSON. */
export const asJson = (record: Described): SQL =>
  listOf(
    editableFieldsOf(record).map(({ kind, column }) => {
      if (kind === 'money' || kind === 'decimal') return `${column} / 100.0`;
      return kind === 'flag' ? `json(iif(${column}, 'true', 'false'))` : column;
    }),
  );

/** As an SQL literal. */
export function defaultOf({
  kind,
  default: value,
}: Pick<NamedField, 'kind' | 'default'>): string | undefined {
  if (typeof value === 'object' && value) return `'${JSON.stringify(value)}'`;
  if (typeof value === 'boolean') return String(Number(value));
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value !== 'number') return undefined;
  return String(kind === 'money' || kind === 'decimal' ? toMinorUnits(value) : value);
}
