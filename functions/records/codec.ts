import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { fromHundredths, toMinorUnits } from '../../db/sql/minor-units.ts';
import { fieldsOf, type NamedField, requestFieldsOf } from './record.ts';
import type { ByJsonName, Fields, Hidden, JsonRow, NotEditable, Stored, StoredRow } from './values.ts';

/** A table whose columns match the description. */
type TableOf<All extends Fields> = SQLiteTable & { $inferSelect: StoredRow<All> } & {
  [Name in keyof All]: SQLiteColumn;
};

type Named<All extends Fields, Without> = {
  [Name in keyof All as All[Name] extends Without ? never : Name]: All[Name];
};

/** The given values by schema name. */
type RowFrom<All extends Fields, Input> = {
  [Name in keyof Named<All, NotEditable> as All[Name]['jsonName'] extends keyof Input ? Name : never]:
    | Stored<All[Name]>
    | (undefined extends Input[All[Name]['jsonName'] & keyof Input] ? undefined : never);
};

type SortColumns<All extends Fields> = {
  [Name in keyof All as All[Name] extends { sorted: true } ? All[Name]['jsonName'] : never]: SQLiteColumn;
};

type Convert = (value: unknown) => unknown;

const TO_JSON: Partial<Record<NamedField['kind'], Convert>> = {
  money: value => fromHundredths(value as number),
  decimal: value => fromHundredths(value as number),
  moment: value => (value as Date).toISOString(),
};

const TO_ROW: Partial<Record<NamedField['kind'], Convert>> = {
  money: value => toMinorUnits(value as number),
  decimal: value => toMinorUnits(value as number),
  moment: value => new Date(value as string),
};

/** Converts between table rows and the API. The types ensure that the table matches the description. */
export function codecOf<All extends Fields, Table extends TableOf<All>>(
  record: { fields: All },
  table: Table,
) {
  const shown = fieldsOf(record).filter(({ kind, hidden }) => kind !== 'picture' && !hidden);
  const taken = requestFieldsOf(record).filter(({ key }) => !key);
  const sorted = fieldsOf(record).filter(field => field.sorted);
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  type Shown = keyof Named<All, Hidden>;
  return {
    /** The columns a response needs. */
    columns: Object.fromEntries(shown.map(({ name }) => [name, columns[name]])) as {
      [Name in Shown & keyof Table]: Table[Name];
    },
    /** Sort columns by API name. */
    sortColumns: Object.fromEntries(
      sorted.map(({ jsonName, name }) => [jsonName, columns[name]]),
    ) as SortColumns<All>,
    toJson(row: Pick<StoredRow<All>, Shown>): JsonRow<All> {
      const answer: Record<string, unknown> = {};
      for (const { jsonName, name, kind } of shown)
        answer[jsonName] = converted(TO_JSON[kind], row[name as Shown]);
      return answer as JsonRow<All>;
    },
    /** Omits missing values and the key. */
    toRow<Input extends Partial<Record<keyof ByJsonName<All, NotEditable>, unknown>>>(
      given: Input,
    ): RowFrom<All, Input> {
      return rowOf(taken, given) as RowFrom<All, Input>;
    },
  };
}

/** The given values in stored format. */
export function rowOf(fields: NamedField[], given: object): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const { jsonName, name, kind } of fields) {
    const value: unknown = given[jsonName as keyof typeof given];
    if (value !== undefined) row[name] = converted(TO_ROW[kind], value);
  }
  return row;
}

const converted = (convert: Convert | undefined, value: unknown) =>
  convert && value !== null ? convert(value) : value;
