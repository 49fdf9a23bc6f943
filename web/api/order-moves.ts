import type { MoveOrder } from '../../functions/ordering/order-moves/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { type ApiClient, entityOf } from './client.ts';

export const moveOrder = (api: ApiClient, orderNumber: string, json: MoveOrder) =>
  entityOf<Order>(api.api.orders[':orderNumber'].moves.$post({ param: { orderNumber }, query: {}, json }));

export const addOrderNote = (api: ApiClient, orderNumber: string, note: string) =>
  entityOf<Order>(api.api.orders[':orderNumber'].notes.$post({ param: { orderNumber }, json: { note } }));
