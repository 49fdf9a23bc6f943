import type { Order } from '../../../functions/contracts/orders.ts';
import { api } from '../../api/client.ts';
import { listOrders, readOrder } from '../../api/orders.ts';
import { defineResource } from '../resource.ts';

const never = () => Promise.reject(new Error('orders are made by shoppers alone'));

/** Only looked at: an order keeps what it was made of. */
export const orders = defineResource<Order, never>({
  path: '/admin/orders',
  one: 'order',
  many: 'orders',
  offers: 'view',
  idOf: ({ orderNumber }) => orderNumber,
  nameOf: ({ orderNumber }) => `order ${orderNumber}`,
  pathOf: ({ orderNumber }) => `/admin/orders/${orderNumber}`,
  list: query => listOrders(api, query),
  find: orderNumber => readOrder(api, orderNumber),
  create: never,
  update: never,
  remove: never,
  words: {
    title: 'Orders',
    search: 'Number, e-mail or name',
    empty: 'As soon as somebody orders, it shows here.',
  },
});
