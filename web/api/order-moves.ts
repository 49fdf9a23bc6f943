import type { MoveOrder } from '../../functions/contracts/order-moves.ts';
import type { Order } from '../../functions/contracts/orders.ts';
import { type ApiClient, entityOf } from './client.ts';

/** Moves an order along its way, as staff. */
export const moveOrder = (api: ApiClient, orderNumber: string, json: MoveOrder) =>
  entityOf<Order>(api.api.orders[':orderNumber'].moves.$post({ param: { orderNumber }, query: {}, json }));

export const addOrderNote = (api: ApiClient, orderNumber: string, note: string) =>
  entityOf<Order>(api.api.orders[':orderNumber'].notes.$post({ param: { orderNumber }, json: { note } }));
