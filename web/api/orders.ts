import type { Order } from '../../functions/contracts/orders.ts';
import type { PlaceOrder } from '../../functions/contracts/place-order.ts';
import { type ApiClient, dataOf, entityOf, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

type Placing = Omit<PlaceOrder, 'notes'> & { notes?: string };

type OrderQuery = ListQuery & {
  state?: Order['state'];
  country?: string;
  from?: string;
  to?: string;
  user?: string;
};

/** Places an order once, however often it is sent with the same key. */
export async function placeOrder(api: ApiClient, json: Placing, key: string): Promise<Order> {
  const headers = { 'Idempotency-Key': key };
  return (await dataOf<Order>(api.api.orders.$post({ json }, { headers }))).data;
}

/** An order, for whose it is and for whoever knows its e-mail. */
export async function findOrder(api: ApiClient, orderNumber: string, email?: string): Promise<Order> {
  const call = api.api.orders[':orderNumber'].$get({ param: { orderNumber }, query: { email } });
  return (await dataOf<Order>(call)).data;
}

/** The orders of one account, the newest first; also of a member of the staff, who could see all. */
export const listOrdersOf = (api: ApiClient, user: string, page: number, pageSize: number) =>
  listOf<Order>(api.api.orders.$get({ query: { user, page: String(page), pageSize: String(pageSize) } }));

/** Calls an order off, for whose it is and for whoever knows its e-mail. */
export async function cancelOrder(api: ApiClient, orderNumber: string, email?: string): Promise<Order> {
  const given = { param: { orderNumber }, query: { email }, json: { to: 'cancelled' as const } };
  return (await dataOf<Order>(api.api.orders[':orderNumber'].moves.$post(given))).data;
}

/** Everybody's orders, for staff. */
export const listOrders = (api: ApiClient, query: OrderQuery) =>
  listOf<Order>(api.api.orders.$get({ query }));

export const readOrder = (api: ApiClient, orderNumber: string) =>
  entityOf<Order>(api.api.orders[':orderNumber'].$get({ param: { orderNumber }, query: {} }));
