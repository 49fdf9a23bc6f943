import type { Customer } from '../../../../functions/people/customers/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDate, formatNumber } from '../../format.ts';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { useList } from '../../list/use-list.ts';
import { customers } from './customers.ts';
import { Spent } from './spent.tsx';

const column = columnsOf<Customer>();

const columns = column.columns([
  column.accessor('username', {
    header: 'Customer',
    cell: cell => {
      const { username, name, enabled } = cell.row.original;
      return (
        <span className="block min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {username}
            {!enabled && <Badge>Disabled</Badge>}
          </span>
          {name && name !== username && (
            <span className="block text-fine text-muted wrap-anywhere">{name}</span>
          )}
        </span>
      );
    },
  }),
  column.accessor('email', {
    header: 'E-mail',
    meta: { className: 'wrap-anywhere' },
    cell: cell => cell.getValue() ?? '–',
  }),
  column.accessor('createdAt', {
    header: 'Since',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => formatDate(cell.getValue()),
  }),
  column.accessor('lastOrderAt', {
    header: 'Last order',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => formatDateOr(cell.getValue()),
  }),
  column.accessor('orders', {
    header: 'Orders',
    meta: { numeric: true },
    cell: cell => formatNumber(cell.getValue()),
  }),
  column.accessor('spent', {
    header: 'Spent',
    meta: { numeric: true },
    cell: cell => <Spent of={cell.getValue()} />,
  }),
]);

const formatDateOr = (iso: string | null) => (iso === null ? '–' : formatDate(iso));

export function Component() {
  const list = useList(customers);
  return <ListScreen clock resource={customers} list={list} columns={columns} />;
}
