import { eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import type { RefundMove } from '../../../db/schema/payments.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Conflict } from '../../errors.ts';
import { type PaymentGateway, PaymentRefused, type Refund } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { inWords, providerOf } from './booking.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { PROVIDERS } from './providers/providers.ts';
import { changePayment, findOpenPayment, noteFor, type Paying, readAgain } from './queries.ts';
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
  if (known.payment.state === 'refunding') return await sendBack(deps, paying);
  const [mover] = await deps.database.read(sql<{ name: string }>`SELECT ${by} AS name`);
  return await sendBack(deps, await intend(deps, paying, { ...move, by: mover?.name ?? providerOf(order) }));
}

/** Refunds surplus money; the order's state doesn't change. */
export const sendSurplusBack = async (deps: PaymentDeps, paying: Paying) =>
  await sendBack(deps, await intend(deps, paying, null));

/** Recorded first: during the refund, the order allows no other transition. */
async function intend(deps: PaymentDeps, paying: Paying, refundMove: RefundMove | null): Promise<Paying> {
  const { payment, order } = paying;
  connected(deps, order);
  const stands = sql`EXISTS (SELECT 1 FROM ${orders}
    WHERE ${eq(orders.orderId, order.orderId)} AND ${eq(orders.state, order.state)})`;
  const change = { state: 'refunding', refundMove, surplus: !refundMove } as const;
  const [intended] = await deps.database.write(changePayment(payment, change, stands));
  if (!intended) throw new Conflict('Someone else updated this order. Please check it again');
  return { ...paying, ...(await readAgain(deps.database, payment)) };
}

function connected(deps: PaymentDeps, order: OrderRow): PaymentGateway {
  const gateway = PROVIDERS[order.payment](deps);
  if (gateway) return gateway;
  throw new Conflict(
    `This was paid by ${providerOf(order)}, which is no longer connected to the shop. Reconnect it`,
  );
}

/**
 * Continues a refund; the provider handles retries idempotently. Staff are notified of a refusal, since no one may be
 * waiting; for surplus money only once.
 */
export async function sendBack(deps: PaymentDeps, paying: Paying): Promise<OrderRow> {
  const { database } = deps;
  const { payment, order } = paying;
  const name = providerOf(order);
  const gateway = connected(deps, order);
  let refund: Refund;
  try {
    refund = await gateway.refund(payment.captureId ?? '', payment.refusals);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const refused = { state: 'captured', refusals: payment.refusals + 1, refundMove: null } as const;
    const why = `${name} can’t refund this payment (${error.issue}). Refund it in your account at ${name}`;
    const isTold = payment.surplus && payment.refusals > 0;
    deps.log.error(`order ${order.orderNumber}: ${why}`);
    await database.writeBatch([
      ...(isTold ? [] : noteFor(payment, { note: `${inWords(payment)}: ${why}`, by: name })),
      changePayment(payment, refused),
    ]);
    throw new Conflict(why);
  }
  if (refund.isUnderWay) return order;
  await database.write(changePayment(payment, allBack(payment, refund)));
  return await takeBack(deps, { ...paying, ...(await readAgain(database, payment)) });
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
export async function returnSurplus(deps: PaymentDeps, paying: Paying): Promise<OrderRow> {
  const { payment, order } = paying;
  if (payment.refusals >= MOST_REFUSALS) return order;
  try {
    return await sendSurplusBack(deps, paying);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return (await readAgain(deps.database, payment)).order;
  }
}
