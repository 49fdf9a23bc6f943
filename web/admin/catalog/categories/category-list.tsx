import type { Category } from '../../../../functions/catalog/categories/contract.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { categories } from './categories.ts';

const column = columnsOf<Category>();

const columns = column.columns([
  column.accessor('categoryId', { header: 'ID', meta: { className: 'sm:w-24' } }),
  column.accessor('categoryName', { header: 'Name', meta: { className: 'font-medium' } }),
  column.accessor('displayStatus', {
    header: 'Status',
    meta: { className: 'sm:w-40' },
    cell: cell => <StatusBadge active={cell.getValue()} />,
  }),
]);

export function Component() {
  const list = useList(categories, ['displayStatus']);
  return (
    <ListScreen
      resource={categories}
      list={list}
      columns={columns}
      filters={<StatusFilter {...list.choose('displayStatus')} />}
    />
  );
}
