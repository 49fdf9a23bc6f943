import { ReceiptText } from 'lucide-react';
import type { Order } from '../../../../functions/ordering/orders/contract.ts';
import { api } from '../../../api/client.ts';
import { findCall, listCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

/** View only: an order stays as it was placed. */
export const orders = defineResource<Order, never>({
  path: '/admin/orders',
  one: 'order',
  many: 'orders',
  icon: ReceiptText,
  waiting: 'orders',
  actions: ['view'],
  recordPath: '/admin/orders/',
  idOf: ({ orderNumber }) => orderNumber,
  nameOf: ({ orderNumber }) => `order ${orderNumber}`,
  list: listCall<Order>(api.api.orders),
  find: findCall<Order>(api.api.orders[':orderNumber'], orderNumber => ({ orderNumber })),
  words: {
    title: 'Orders',
    search: 'Number, email or name',
    empty: 'New orders will appear here.',
  },
});
