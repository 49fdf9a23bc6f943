import type { Coupon } from '../../../../functions/pricing/coupons/contract.ts';
import { COUPON } from '../../../../functions/pricing/coupons/record.ts';
import type { Column } from '../../list/list-columns.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { listedColumns } from '../../list/listed-columns.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { savingOf, usesOf, validityOf } from './coupon-words.ts';
import { coupons } from './coupons.ts';

const saving: Column<Coupon> = {
  accessorFn: savingOf,
  id: 'saving',
  header: 'Saving',
  enableSorting: false,
  meta: { numeric: true, className: 'sm:w-32' },
  cell: ({ row }) => <bdi>{savingOf(row.original)}</bdi>,
};

const columns = listedColumns<Coupon>(COUPON, {
  couponCode: { meta: { className: 'font-medium wrap-anywhere sm:min-w-36' } },
  validUntil: { cell: validityOf },
  uses: { meta: { numeric: true, className: 'sm:w-32' }, cell: usesOf },
  displayStatus: { meta: { className: 'sm:w-32' } },
}).toSpliced(1, 0, saving);

export function Component() {
  const list = useList(coupons, ['displayStatus']);
  return (
    <ListScreen
      clock
      resource={coupons}
      list={list}
      columns={columns}
      filters={<StatusFilter {...list.choose('displayStatus')} />}
    />
  );
}
