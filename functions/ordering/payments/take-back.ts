import { sql } from 'drizzle-orm';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { providerName } from './booking.ts';
import type { PaymentDeps } from './gateways.ts';
import type { PaymentInProgress } from './queries.ts';

/** The money was refunded: applies the transition chosen with the refund. */
export async function takeBack(
  { database }: PaymentDeps,
  { payment, order, origin }: PaymentInProgress,
): Promise<OrderRow> {
  if (payment.surplus) return order;
  const by = sql`${payment.refundMove?.by ?? providerName(order)}`;
  if (order.state === 'pending') {
    const note = `${providerName(order)} refunded the payment`;
    return await transitionOrder(database, order, { to: 'cancelled', note, by, origin });
  }
  if (!toOrder(order, { everything: true }).next.includes('refunded')) return order;
  return await transitionOrder(database, order, { origin, ...payment.refundMove, to: 'refunded', by });
}
