import type { Country } from '../../../functions/contracts/countries.ts';
import { ORDER_STATES } from '../../../functions/contracts/order-moves.ts';
import type { Order } from '../../../functions/contracts/orders.ts';
import { STATE_NAMES } from '../../content/orders.ts';
import { countries } from '../countries/countries.ts';
import { columnsOf } from '../list/list-columns.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { SelectFilter } from '../list/select-filter.tsx';
import { useList } from '../list/use-list.ts';
import { optionsOf } from '../references/options.ts';
import { useReferences } from '../references/use-references.ts';
import { writtenInstant, writtenMoney } from '../written.ts';
import { OrderState } from './order-state.tsx';
import { orders } from './orders.ts';

const column = columnsOf<Order>();

const columns = column.columns([
  column.accessor('orderNumber', { header: 'Number', meta: { className: 'font-medium tabular-nums' } }),
  column.accessor('createdAt', {
    header: 'Date',
    meta: { className: 'whitespace-nowrap' },
    cell: cell => writtenInstant(cell.getValue()),
  }),
  column.accessor(({ billing }) => `${billing.firstName} ${billing.lastName}`, {
    id: 'customer',
    header: 'Customer',
    enableSorting: false,
    cell: cell => (
      <span className="block min-w-0">
        <span className="block wrap-anywhere">{cell.getValue()}</span>
        <span className="block text-fine text-muted wrap-anywhere">{cell.row.original.billing.email}</span>
      </span>
    ),
  }),
  column.accessor('country', { header: 'Country', cell: cell => cell.row.original.countryName }),
  column.accessor('state', { header: 'State', cell: cell => <OrderState state={cell.getValue()} /> }),
  column.accessor('total', {
    header: 'Total',
    meta: { numeric: true },
    cell: cell => <bdi>{writtenMoney(cell.getValue(), cell.row.original.denomination)}</bdi>,
  }),
]);

const STATES = ORDER_STATES.map(state => ({ value: state, label: STATE_NAMES[state] }));

/** Orders tell their country by its code. */
const byCode = { idOf: ({ countryCode }: Country) => countryCode, nameOf: countries.nameOf };

export function Component() {
  const list = useList(orders, ['state', 'country']);
  const { rows } = useReferences(countries);
  return (
    <ListScreen
      resource={orders}
      list={list}
      columns={columns}
      filters={
        <>
          <SelectFilter label="State" all="All States" options={STATES} {...list.choose('state')} />
          <SelectFilter
            label="Country"
            all="All Countries"
            options={optionsOf(byCode, rows)}
            {...list.choose('country')}
          />
        </>
      }
    />
  );
}
