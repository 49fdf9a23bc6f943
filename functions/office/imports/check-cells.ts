import type * as z from 'zod';
import type { FieldError } from '../../contracts/problem.ts';
import { type AnyRecord, editableFieldsOf } from '../../records/record.ts';
import { type Cells, readCell } from './cells.ts';
import { cellNameOf } from './columns.ts';

type Checked<Values> = { data: Values | undefined; faults: FieldError[] };

type RowToCheck = {
  record: Pick<AnyRecord, 'fields'>;
  cells: Cells;
  /** Values that are not simply read from their cells. */
  others?: Record<string, unknown>;
};

/** The values of a row by API name, validated by the contract; or what is wrong, each with its field. */
export function checkCells<Schema extends z.ZodType>(
  contract: Schema,
  { record, cells, others }: RowToCheck,
): Checked<z.output<Schema>> {
  const read = editableFieldsOf(record).map(field => [
    field.jsonName,
    readCell(field, cells[cellNameOf(field)]),
  ]);
  const { data, error } = contract.safeParse({ ...Object.fromEntries(read), ...others });
  const issues = error?.issues ?? [];
  return { data, faults: issues.map(({ path, message }) => ({ path: String(path[0]), message })) };
}
