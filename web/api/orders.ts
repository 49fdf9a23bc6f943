import type { PlaceOrder } from '../../functions/ordering/checkout/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import { type ApiClient, dataOf, listOf } from './client.ts';

type OrderInput = Omit<PlaceOrder, 'notes'> & { notes?: string };

/** Idempotent: sending the same key again never places a second order. */
export async function placeOrder(
  api: ApiClient,
  json: OrderInput,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<Order> {
  const options = { headers: { 'Idempotency-Key': key }, init: { signal } };
  return (await dataOf<Order>(api.api.orders.$post({ json }, options))).data;
}

/** Finds the order placed with a key, for its owner or by its email address. Does not place an order. */
export async function findSentOrder(
  api: ApiClient,
  { key, email, signal }: { key: string; email: string; signal: AbortSignal },
): Promise<Order> {
  const options = { headers: { 'Idempotency-Key': key }, init: { signal } };
  return (await dataOf<Order>(api.api.orders.sent.$get({ query: { email } }, options))).data;
}

/** For the owner, or for anyone who knows the order's email address. */
export async function findOrder(api: ApiClient, orderNumber: string, email?: string): Promise<Order> {
  const call = api.api.orders[':orderNumber'].$get({ param: { orderNumber }, query: { email } });
  return (await dataOf<Order>(call)).data;
}

/** One account's orders, newest first; staff also get only their own here. */
export const listOrdersOf = (api: ApiClient, user: string, page: number, pageSize: number) =>
  listOf<Order>(api.api.orders.$get({ query: { user, page: String(page), pageSize: String(pageSize) } }));

/** For the owner, or for anyone who knows the order's email address. */
export async function cancelOrder(api: ApiClient, orderNumber: string, email?: string): Promise<Order> {
  const request = { param: { orderNumber }, query: { email }, json: { to: 'cancelled' as const } };
  return (await dataOf<Order>(api.api.orders[':orderNumber'].moves.$post(request))).data;
}

/** Gives a guest's order to the account that is signed in, or to that of a token. */
export async function keepInAccount(
  api: ApiClient,
  { orderNumber, email, token }: { orderNumber: string; email: string; token?: string },
): Promise<Order> {
  const request = { param: { orderNumber }, query: { email } };
  const options = token ? { headers: { Authorization: `Bearer ${token}` } } : {};
  return (await dataOf<Order>(api.api.orders[':orderNumber'].account.$post(request, options))).data;
}
