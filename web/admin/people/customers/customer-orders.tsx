import { useMemo } from 'react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api } from '../../../api/client.ts';
import { listCall } from '../../../api/crud.ts';
import type { ListQuery } from '../../../api/list-query.ts';
import { ListResult } from '../../list/list-result.tsx';
import { SortChoice } from '../../list/sort-choice.tsx';
import { useList } from '../../list/use-list.ts';
import { theirOrderColumns } from '../../ordering/orders/order-columns.tsx';
import { orders } from '../../ordering/orders/orders.ts';
import { customers } from './customers.ts';

/** One account's orders, as in the full list. */
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

const listOrders = listCall<Order, ListQuery & { user: string }>(api.api.orders);

const ordersOf = (userId: string) => ({
  ...orders,
  path: `${customers.path}/${userId}`,
  list: (query: ListQuery) => listOrders({ ...query, user: userId }),
  words: {
    ...orders.words,
    emptyTitle: 'No orders yet',
    empty: 'Orders placed while signed in will appear here.',
  },
});
