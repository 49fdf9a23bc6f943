import type * as z from 'zod';
import type { importRows } from '../../../db/schema/import-rows.ts';
import type { FieldError } from '../../contracts/problem.ts';
import { type AnyRecord, editableFieldsOf } from '../../records/record.ts';
import { type Cells, readCell, writeCell } from './cells.ts';
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
type Target = ImportLine &
  Pick<Staged, 'title' | 'target' | 'productCode' | 'countryId'> & { wanted: Values };

export const creates = (target: Target): Staged => ({
  ...target,
  outcome: 'create',
  version: null,
  changes: [],
  errors: [],
});

/** An update, or no change. */
export const changes = (target: Target & Pick<Staged, 'version' | 'changes'>): Staged => ({
  ...target,
  outcome: target.changes.length > 0 ? 'change' : 'same',
  wanted: target.changes.length > 0 ? target.wanted : {},
  errors: [],
});

/** Changed fields, formatted for people. */
export const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(before).flatMap(([field, from]) => {
    const to = after[field] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });

type Row = Record<string, unknown>;

/** All editable fields, as stored by an import. */
export const valuesOf = (record: Described, row: Row): Values =>
  Object.fromEntries(
    editableFieldsOf(record).map(({ name }) => {
      const value = row[name];
      return [name, typeof value === 'boolean' ? Number(value) : (value as string | number | null)];
    }),
  );

/** The same as cells. */
export const cellsOf = (record: Described, row: Row): Record<string, string> =>
  Object.fromEntries(
    editableFieldsOf(record).map(field => [cellNameOf(field), writeCell(field, row[field.name])]),
  );

/** Values of a file by API name. */
export const filledCells = (record: Described, cells: Cells): Row =>
  Object.fromEntries(
    editableFieldsOf(record).map(field => [field.jsonName, readCell(field, cells[cellNameOf(field)])]),
  );

/** Errors of a row, each with its field. */
export const faultsOf = (error: z.ZodError | undefined): FieldError[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0]), message }));
