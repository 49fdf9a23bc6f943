import { useMemo } from 'react';
import { api } from '../../api/client.ts';
import { listOrders } from '../../api/orders.ts';
import { ListResult } from '../list/list-result.tsx';
import { SortChoice } from '../list/sort-choice.tsx';
import { useList } from '../list/use-list.ts';
import { theirOrderColumns } from '../orders/order-columns.tsx';
import { orders } from '../orders/orders.ts';
import { customers } from './customers.ts';

/** The orders of one account, as the list of all has them. */
export function CustomerOrders({ userId }: { userId: string }) {
  const resource = useMemo(() => ordersOf(userId), [userId]);
  const list = useList(resource);
  return (
    <div className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-body font-semibold">Orders</h2>
        <SortChoice columns={theirOrderColumns} list={list} />
      </div>
      <ListResult
        {...{ resource, list }}
        columns={theirOrderColumns}
        selection={undefined}
        onDelete={nothing}
      />
    </div>
  );
}

const nothing = () => {};

const ordersOf = (userId: string) => ({
  ...orders,
  path: `${customers.path}/${userId}`,
  list: (query: Parameters<typeof orders.list>[0]) => listOrders(api, { ...query, user: userId }),
  words: {
    ...orders.words,
    emptyTitle: 'No orders yet',
    empty: 'What they order while signed in shows here.',
  },
});
