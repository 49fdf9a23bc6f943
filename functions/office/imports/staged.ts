import type { importRows } from '../../../db/schema/import-rows.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { type AnyRecord, editableFieldsOf } from '../../records/record.ts';
import { writeCell } from './cells.ts';
import { cellNameOf } from './columns.ts';

type Described = Pick<AnyRecord, 'fields'>;
type StoredRow = typeof importRows.$inferSelect;

/** A row as it was checked. */
export type Staged = Omit<StoredRow, 'importId'>;

/** A row before it is checked against the current data. */
export type ImportLine = Pick<Staged, 'line' | 'given'>;

type Refused = ImportLine & { title: string; errors: FieldError[] };

export const rejectedRow = ({ line, given, title, errors }: Refused): Staged => ({
  line,
  given,
  title,
  errors,
  outcome: 'refuse',
  target: null,
  productCode: null,
  countryId: null,
  version: null,
  wanted: {},
  changes: [],
});

type Values = StoredRow['wanted'];
type Target = ImportLine & Pick<Staged, 'title' | 'target' | 'productCode' | 'countryId'>;
type Row = Record<string, unknown>;

/** What a row of a resource with a single ID changes; without one, it creates a row. */
export const targetOf = (line: ImportLine, title: string, id: number | undefined): Target => ({
  ...line,
  title,
  target: id === undefined ? null : String(id),
  productCode: id ?? null,
  countryId: null,
});

type Wish<Stored> = {
  stored: Stored | undefined;
  wanted: Stored;
  /** The cells of a row, formatted for people. */
  toCells?: (row: Stored) => Record<string, string>;
};

/** A new row, an update, or no change. */
export function createOrChange<Stored extends Row & { version: number }>(
  record: Described,
  target: Target,
  { stored, wanted, toCells = row => cellsOf(record, row) }: Wish<Stored>,
): Staged {
  const values = valuesOf(record, wanted);
  const row = { ...target, errors: [] };
  if (!stored) return { ...row, outcome: 'create', version: null, wanted: values, changes: [] };
  const { version } = stored;
  const changes = differences(toCells(stored), toCells(wanted));
  if (changes.length === 0) return { ...row, outcome: 'same', version, wanted: {}, changes };
  return { ...row, outcome: 'change', version, wanted: values, changes };
}

/** Changed fields. */
const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(before).flatMap(([field, from]) => {
    const to = after[field] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });

/** All editable fields, as stored by an import. */
const valuesOf = (record: Described, row: Row): Values =>
  Object.fromEntries(
    editableFieldsOf(record).map(({ name }) => {
      const value = row[name];
      if (Array.isArray(value)) return [name, JSON.stringify(value)];
      return [name, typeof value === 'boolean' ? Number(value) : (value as string | number | null)];
    }),
  );

/** All editable fields as cells. */
export const cellsOf = (record: Described, row: Row): Record<string, string> =>
  Object.fromEntries(
    editableFieldsOf(record).map(field => [cellNameOf(field), writeCell(field, row[field.name])]),
  );
