import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { StartedPayment } from '../../functions/ordering/payments/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

type Payer = Pick<Order, 'orderNumber'> & { billing: Pick<Order['billing'], 'email'> };

/** A guest proves ownership of the order with its email address. */
const ownedBy = ({ orderNumber, billing: { email } }: Payer) => ({
  param: { orderNumber },
  query: { email },
});

/** Starts or resumes a payment; returns the URL where the shopper approves it. */
export async function startPayment(api: ApiClient, order: Payer): Promise<string> {
  const call = api.api.orders[':orderNumber'].payment.$post(ownedBy(order));
  return (await dataOf<StartedPayment>(call)).data.approveUrl;
}

/** Captures the approved payment; idempotent. */
export async function capturePayment(api: ApiClient, order: Payer): Promise<Order> {
  return (await dataOf<Order>(api.api.orders[':orderNumber'].payment.capture.$post(ownedBy(order)))).data;
}
