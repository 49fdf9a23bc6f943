import { type SortingState, useTable } from '@tanstack/react-table';
import clsx from 'clsx';
import { useState } from 'react';
import { Table, Td, Th } from '../../ui/table.tsx';
import type { Resource } from '../resource.ts';
import type { Groups } from './groups.ts';
import { type ListColumns, listFeatures } from './list-columns.ts';
import { RowActions } from './row-actions.tsx';
import { RowMenu } from './row-menu.tsx';
import { SelectPage, SelectRow } from './select-cells.tsx';
import type { List } from './use-list.ts';
import { useReturnToRow } from './use-return-to-row.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

type ListTableProps<Row, Values> = {
  resource: Resource<Row, Values>;
  list: List<Row>;
  rows: Row[];
  columns: ListColumns<Row>;
  groups: Groups<Row> | undefined;
  /** Absent if there are no bulk actions. */
  selection: Selection | undefined;
  onDelete: (row: Row) => void;
};

/** Tables with more columns than this are compact. */
const MOST_ROOMY = 7;

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

export function ListTable<Row extends object, Values>(props: ListTableProps<Row, Values>) {
  const { resource, list, rows, columns, groups, selection, onDelete } = props;
  const { idOf, nameOf, editPath, opens, canDelete } = resource;
  const sorting = readSort(list.sort);
  const [menu, setMenu] = useState<{ of: HTMLElement; open: boolean }>();
  const { body, rowProps } = useRowKeys(row => setMenu({ of: row, open: true }));
  useReturnToRow(resource.path, list, body);
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
  /** What stands for others is not deleted as one. */
  const deletion = (row: Row | undefined) =>
    row && canDelete && !groups?.idsOf(row) ? () => onDelete(row) : undefined;
  return (
    <div data-rows="">
      <Table
        key={list.page}
        label={resource.many}
        dense={columns.length > MOST_ROOMY}
        className={clsx('transition-opacity', list.busy && 'opacity-60 delay-100')}
      >
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {selection && <SelectPage selection={selection} />}
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
        <tbody ref={body} aria-busy={list.busy}>
          {table.getRowModel().rows.map(row => (
            <tr
              key={row.id}
              {...rowProps(row.id, opens ? editPath(row.original) : '')}
              {...(selection?.isSelected(row.id) && { 'data-selected': true })}
            >
              {selection && <SelectRow selection={selection} id={row.id} name={nameOf(row.original)} />}
              {row.getAllCells().map(cell => (
                <Td
                  key={cell.id}
                  label={String(cell.column.columnDef.header)}
                  {...cell.column.columnDef.meta}
                >
                  <table.FlexRender cell={cell} />
                </Td>
              ))}
              <Td actions>
                <RowActions
                  name={nameOf(row.original)}
                  editTo={editPath(row.original)}
                  opens={opens}
                  onDelete={deletion(row.original)}
                />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {menu && (
        <RowMenu
          {...{ ...menu, selection, opens }}
          onClose={() => setMenu({ ...menu, open: false })}
          onDelete={deletion(rows.find(one => idOf(one) === menu.of.dataset.id))}
        />
      )}
    </div>
  );
}

function readSort(sort: string | undefined): SortingState {
  return sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];
}

function writeSort([first]: SortingState): string | undefined {
  return first && (first.desc ? `-${first.id}` : first.id);
}
