import type { Coupon } from '../../../../functions/pricing/coupons/contract.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { columnsOf } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { savingOf, usesOf, validityOf } from './coupon-words.ts';
import { coupons } from './coupons.ts';

const column = columnsOf<Coupon>();

const columns = column.columns([
  column.accessor('couponCode', {
    header: 'Code',
    meta: { className: 'font-medium wrap-anywhere sm:min-w-36' },
  }),
  column.accessor(savingOf, {
    id: 'saving',
    header: 'Saving',
    enableSorting: false,
    meta: { numeric: true, className: 'sm:w-32' },
    cell: cell => <bdi>{cell.getValue()}</bdi>,
  }),
  column.accessor('validUntil', { header: 'Valid', cell: cell => validityOf(cell.row.original) }),
  column.accessor('uses', {
    header: 'Uses',
    meta: { numeric: true, className: 'sm:w-32' },
    cell: cell => usesOf(cell.row.original),
  }),
  column.accessor('displayStatus', {
    header: 'Status',
    meta: { className: 'sm:w-32' },
    cell: cell => <StatusBadge active={cell.getValue()} />,
  }),
]);

export function Component() {
  const list = useList(coupons, ['displayStatus']);
  return (
    <ListScreen
      resource={coupons}
      list={list}
      columns={columns}
      filters={<StatusFilter {...list.choose('displayStatus')} />}
    />
  );
}
