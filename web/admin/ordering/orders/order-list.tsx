import { ORDER_STATES } from '../../../../functions/contracts/order-states.ts';
import type { Country } from '../../../../functions/pricing/countries/contract.ts';
import { STATE_NAMES } from '../../../texts/orders.ts';
import { DayFilter } from '../../list/day-filter.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { useList } from '../../list/use-list.ts';
import { countries } from '../../pricing/countries/countries.ts';
import { optionsOf } from '../../references/options.ts';
import { useReferences } from '../../references/use-references.ts';
import { orderColumns } from './order-columns.tsx';
import { orders } from './orders.ts';

const STATES = ORDER_STATES.map(state => ({ value: state, label: STATE_NAMES[state] }));

/** Orders store their country by code. */
const byCode = { idOf: ({ countryCode }: Country) => countryCode, nameOf: countries.nameOf };

export function Component() {
  const list = useList(orders, ['state', 'country', 'from', 'to']);
  const { rows } = useReferences(countries);
  return (
    <ListScreen
      clock
      resource={orders}
      list={list}
      columns={orderColumns}
      filters={
        <>
          <SelectFilter label="State" all="All States" options={STATES} {...list.choose('state')} />
          <SelectFilter
            label="Country"
            all="All Countries"
            options={optionsOf(byCode, rows)}
            {...list.choose('country')}
          />
          <DayFilter label="From" {...list.choose('from')} />
          <DayFilter label="To" {...list.choose('to')} />
        </>
      }
    />
  );
}
