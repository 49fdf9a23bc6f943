import { type SortingState, useTable } from '@tanstack/react-table';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Table, Td, Th } from '../../ui/table.tsx';
import { type ListColumns, listFeatures } from './list-columns.ts';
import type { List } from './use-list.ts';

type ListTableProps<Row> = {
  label: string;
  list: List<Row>;
  rows: Row[];
  columns: ListColumns<Row>;
  idOf: (row: Row) => string;
  actions: (row: Row) => ReactNode;
};

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { label, list, rows, columns, idOf, actions } = props;
  const sorting = readSort(list.sort);
  const table = useTable({
    features: listFeatures,
    columns,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: update =>
      list.sortBy(writeSort(typeof update === 'function' ? update(sorting) : update)),
  });
  return (
    <Table
      key={list.page}
      label={label}
      className={clsx('transition-opacity', list.busy && 'opacity-60 delay-100')}
    >
      <thead>
        {table.getHeaderGroups().map(group => (
          <tr key={group.id}>
            {group.headers.map(header => {
              const { column } = header;
              const direction = column.getIsSorted();
              return (
                <Th
                  key={header.id}
                  {...column.columnDef.meta}
                  sort={direction ? DIRECTIONS[direction] : 'none'}
                  {...(column.getCanSort() && { onSort: () => column.toggleSorting() })}
                >
                  <table.FlexRender header={header} />
                </Th>
              );
            })}
            <Th className="w-0 text-end">Actions</Th>
          </tr>
        ))}
      </thead>
      <tbody aria-busy={list.busy}>
        {table.getRowModel().rows.map(row => (
          <tr key={row.id}>
            {row.getAllCells().map(cell => (
              <Td key={cell.id} label={String(cell.column.columnDef.header)} {...cell.column.columnDef.meta}>
                <table.FlexRender cell={cell} />
              </Td>
            ))}
            <Td actions>{actions(row.original)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function readSort(sort: string | undefined): SortingState {
  return sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];
}

function writeSort([first]: SortingState): string | undefined {
  return first && (first.desc ? `-${first.id}` : first.id);
}
