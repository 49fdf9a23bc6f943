import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { OrderState } from '../../../ui/order-state.tsx';
import { formatDateTime, formatMoney } from '../../format.ts';
import { columnsOf } from '../../list/list-columns.ts';

const column = columnsOf<Order>();

const number = column.accessor('orderNumber', {
  header: 'Number',
  meta: { className: 'font-medium tabular-nums' },
});
const date = column.accessor('createdAt', {
  header: 'Date',
  meta: { className: 'whitespace-nowrap' },
  cell: cell => formatDateTime(cell.getValue()),
});
const customer = column.accessor(({ billing }) => `${billing.firstName} ${billing.lastName}`, {
  id: 'customer',
  header: 'Customer',
  cell: cell => (
    <span className="block min-w-0">
      <span className="block wrap-anywhere">{cell.getValue()}</span>
      <span className="block text-fine text-muted wrap-anywhere">{cell.row.original.billing.email}</span>
    </span>
  ),
});
const country = column.accessor('country', {
  header: 'Country',
  cell: cell => cell.row.original.countryName,
});
const state = column.accessor('state', {
  header: 'State',
  cell: cell => <OrderState state={cell.getValue()} />,
});
const total = column.accessor('total', {
  header: 'Total',
  meta: { numeric: true },
  cell: cell => <bdi>{formatMoney(cell.getValue(), cell.row.original.denomination)}</bdi>,
});

export const orderColumns = column.columns([number, date, customer, country, state, total]);

/** For orders that all belong to one customer. */
export const theirOrderColumns = column.columns([number, date, country, state, total]);
