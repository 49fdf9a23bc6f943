import type { Order } from '../../functions/contracts/orders.ts';
import type { StartedPayment } from '../../functions/contracts/payments.ts';
import { type ApiClient, dataOf } from './client.ts';

/** How a guest shows that the order is theirs is the e-mail that it was placed with. */
const whose = ({ orderNumber, billing: { email } }: Order) => ({ param: { orderNumber }, query: { email } });

/** Begins a payment, or goes on with it: where whoever pays agrees to it. */
export async function startPayment(api: ApiClient, order: Order): Promise<string> {
  const call = api.api.orders[':orderNumber'].payment.$post(whose(order));
  return (await dataOf<StartedPayment>(call)).data.approveUrl;
}

/** Takes what was agreed to; called again it answers the same order. */
export async function capturePayment(api: ApiClient, order: Order): Promise<Order> {
  return (await dataOf<Order>(api.api.orders[':orderNumber'].payment.capture.$post(whose(order)))).data;
}
