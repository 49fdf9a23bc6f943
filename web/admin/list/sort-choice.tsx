import { type Column, type ListColumns, nameOf } from './list-columns.ts';
import { SelectFilter } from './select-filter.tsx';
import type { List } from './use-list.ts';

type SortChoiceProps<Row> = { columns: ListColumns<Row>; list: List<Row> };

/** For phones, where column headers are hidden. */
export function SortChoice<Row>({ columns, list }: SortChoiceProps<Row>) {
  return (
    <div className="contents sm:hidden">
      <SelectFilter
        label="Sort"
        all="Default order"
        options={columns.filter(isSortable).flatMap(column => [
          { value: nameOf(column), label: `${column.header}, up` },
          { value: `-${nameOf(column)}`, label: `${column.header}, down` },
        ])}
        value={list.sort}
        onChange={list.sortBy}
      />
    </div>
  );
}

const isSortable = <Row,>(column: Column<Row>) =>
  ('accessorKey' in column || 'accessorFn' in column) && column.enableSorting !== false;
