import { eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import type { RefundMove } from '../../../db/schema/payments.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Conflict } from '../../errors.ts';
import { type PaymentGateway, PaymentRefused, type Refund } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { formatMoney, providerName } from './booking.ts';
import { gatewayOf, type PaymentDeps } from './gateways.ts';
import {
  findOpenPayment,
  insertOrderNote,
  type PaymentInProgress,
  reloadPayment,
  updatePayment,
} from './queries.ts';
import { isHeld, type PaymentRow } from './states.ts';
import { takeBack } from './take-back.ts';

/**
 * Refunds the payment of an order, then changes its state. Undefined if staff refund it themselves, as for transfers or
 * cash.
 */
export async function refundOrder(
  deps: PaymentDeps,
  order: OrderRow,
  { by, ...move }: Omit<RefundMove, 'by'> & { by: SQL },
): Promise<OrderRow | undefined> {
  if (!PAYMENT_METHODS[order.payment].isOnline) return undefined;
  const known = await findOpenPayment(deps.database, order);
  if (!known || !isHeld(known.payment)) return undefined;
  const paying = { ...known, origin: move.origin };
  if (known.payment.state === 'refunding') return await refundPayment(deps, paying);
  const [mover] = await deps.database.read(sql<{ name: string }>`SELECT ${by} AS name`);
  return await refundPayment(
    deps,
    await intend(deps, paying, { ...move, by: mover?.name ?? providerName(order) }),
  );
}

/** Refunds surplus money; the order's state doesn't change. */
export const refundSurplus = async (deps: PaymentDeps, paying: PaymentInProgress) =>
  await refundPayment(deps, await intend(deps, paying, null));

/** Recorded first: during the refund, the order allows no other transition. */
async function intend(
  deps: PaymentDeps,
  paying: PaymentInProgress,
  refundMove: RefundMove | null,
): Promise<PaymentInProgress> {
  const { payment, order } = paying;
  connected(deps, order);
  const stands = sql`EXISTS (SELECT 1 FROM ${orders}
    WHERE ${eq(orders.orderId, order.orderId)} AND ${eq(orders.state, order.state)})`;
  const change = { state: 'refunding', refundMove, surplus: !refundMove } as const;
  const [intended] = await deps.database.write(updatePayment(payment, change, stands));
  if (!intended) throw new Conflict('Someone else updated this order. Please check it again');
  return { ...paying, ...(await reloadPayment(deps.database, payment)) };
}

function connected(deps: PaymentDeps, order: OrderRow): PaymentGateway {
  const gateway = gatewayOf(deps, order.payment);
  if (gateway) return gateway;
  throw new Conflict(
    `This was paid by ${providerName(order)}, which is no longer connected to the shop. Reconnect it`,
  );
}

/**
 * Continues a refund; the provider handles retries idempotently. Staff are notified of a refusal, since no one may be
 * waiting; for surplus money only once.
 */
export async function refundPayment(deps: PaymentDeps, paying: PaymentInProgress): Promise<OrderRow> {
  const { database } = deps;
  const { payment, order } = paying;
  const name = providerName(order);
  const gateway = connected(deps, order);
  let refund: Refund;
  try {
    refund = await gateway.refund(payment.captureId ?? '', payment.refusals);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const refundRejected = { state: 'captured', refusals: payment.refusals + 1, refundMove: null } as const;
    const why = `${name} can’t refund this payment (${error.issue}). Refund it in your account at ${name}`;
    const isReported = payment.surplus && payment.refusals > 0;
    deps.log.error(`order ${order.orderNumber}: ${why}`);
    await database.writeBatch([
      ...(isReported ? [] : insertOrderNote(payment, { note: `${formatMoney(payment)}: ${why}`, by: name })),
      updatePayment(payment, refundRejected),
    ]);
    throw new Conflict(why);
  }
  if (refund.isUnderWay) return order;
  await database.write(updatePayment(payment, allBack(payment, refund)));
  return await takeBack(deps, { ...paying, ...(await reloadPayment(database, payment)) });
}

/** There may have been a partial refund unknown to the shop. */
const allBack = ({ amount, returned }: PaymentRow, { sent }: Refund) => ({
  state: 'refunded' as const,
  returned: amount,
  returnedBefore: sent === undefined ? returned : Math.max(0, amount - sent),
});

/** After this many refusals, staff take over. */
const MOST_REFUSALS = 3;

/** Surplus money is retried, in case the provider changes its decision. */
export async function returnSurplus(deps: PaymentDeps, paying: PaymentInProgress): Promise<OrderRow> {
  const { payment, order } = paying;
  if (payment.refusals >= MOST_REFUSALS) return order;
  try {
    return await refundSurplus(deps, paying);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await reloadPayment(deps.database, payment)).order;
  }
}
