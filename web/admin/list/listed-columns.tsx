import type { ReactNode } from 'react';
import { type Field, NUMERIC } from '../../../functions/records/field.ts';
import { headerOf } from '../../../functions/records/labels.ts';
import { type AnyRecord, fieldsOf, inOrder } from '../../../functions/records/record.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDate, formatNumber } from '../format.ts';
import type { Column, ListColumns } from './list-columns.ts';

type Own<Row> = Pick<Column<Row>, 'id' | 'meta'> & { cell?: (row: Row) => ReactNode };

/** Columns for the listed fields, the given ones first. Each kind has a default cell that a list can override. */
export function listedColumns<Row extends object>(
  record: Pick<AnyRecord, 'fields'>,
  own: { [Wire in keyof Row]?: Own<Row> },
  first: readonly (keyof Row & string)[] = [],
): ListColumns<Row> {
  const listed = fieldsOf(record).filter(field => field.listed);
  const columns = listed.map(({ jsonName, kind, sorted = false, ...field }): [string, Column<Row>] => {
    const { cell, ...others } = own[jsonName as keyof Row] ?? {};
    return [
      jsonName,
      {
        accessorFn: row => row[jsonName as keyof Row],
        id: jsonName,
        header: headerOf(field),
        enableSorting: sorted,
        ...(NUMERIC.has(kind) && { meta: { numeric: true } }),
        cell: ({ row: { original } }) =>
          cell ? cell(original) : cellOf({ kind, ...field }, original[jsonName as keyof Row]),
        ...others,
      },
    ];
  });
  return Object.values(inOrder(Object.fromEntries(columns), first));
}

function cellOf({ kind, words }: Field, value: unknown): ReactNode {
  if (value === null || value === undefined) return '';
  if (NUMERIC.has(kind)) return formatNumber(Number(value));
  if (kind === 'moment') return formatDate(String(value));
  if (words) return <Badge tone={value ? 'positive' : 'neutral'}>{words[value ? 0 : 1]}</Badge>;
  if (kind === 'flag') return value ? 'Yes' : <span className="text-muted">No</span>;
  return String(value);
}
