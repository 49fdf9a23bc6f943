import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentMessages } from '../../../db/schema/payment-messages.ts';
import { payments } from '../../../db/schema/payments.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY } from '../../contracts/durations.ts';
import { ONLINE_PAYMENTS } from '../../contracts/payment-methods.ts';
import type { Deps } from '../../deps.ts';
import { Conflict } from '../../errors.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { gatewayOf, type PaymentDeps } from './gateways.ts';
import { pollPayment } from './poll-payment.ts';
import { findOpenPayment, findPayment } from './queries.ts';
import { reconcileTakings } from './reconcile-takings.ts';

/** A worker may query the database a thousand times; each usually takes at most five. */
const MOST_AT_ONCE = 100;
const REMEMBERED_DAYS = 60;

/**
 * Adopts payments unknown to the shop; checks every payment with expected changes, whatever the state of its order;
 * then cancels orders not paid online within a day. Approved ones are captured instead.
 */
export async function pollPayments(deps: PaymentDeps, until: number) {
  const origin = await latestOrigin(deps);
  // First, because it may find payments for orders about to be cancelled.
  await reconcileTakings(deps, until, origin);
  for (const paymentId of await selectDue(deps)) {
    if (Date.now() > until) return;
    const known = await findPayment(deps.database, { paymentId });
    if (known) await pollPayment(deps, { ...known, origin });
  }
  for (const order of await selectUnpaid(deps)) {
    if (Date.now() > until) return;
    await settleOrCancel(deps, order, origin);
  }
  const forgotten = new Date(Date.now() - REMEMBERED_DAYS * DAY);
  await deps.database.write(build.delete(paymentMessages).where(lt(paymentMessages.at, forgotten)));
}

/** Payments with money in transit come first. */
async function selectDue({ database }: PaymentDeps): Promise<string[]> {
  const isAtItsEnd = sql`${payments.state} IN ('captured', 'declined', 'expired') AND NOT ${payments.surplus}`;
  const due = await database.read(
    build
      .select({ paymentId: payments.paymentId })
      .from(payments)
      .where(lte(payments.lookAt, new Date()))
      .orderBy(isAtItsEnd, asc(payments.lookAt))
      .limit(MOST_AT_ONCE),
  );
  return due.map(({ paymentId }) => paymentId);
}

/**
 * If the provider is still reviewing, or the amount differs, provider and staff decide; after a failed check, it is
 * checked again first.
 */
function selectUnpaid({ database }: Deps<'database'>): Promise<OrderRow[]> {
  const inOtherHands = sql`EXISTS (
    SELECT 1 FROM ${payments} WHERE ${payments.orderId} = ${orders.orderId} AND NOT ${payments.surplus} AND (
      ${payments.state} IN ('pending', 'captured', 'refunding', 'refunded')
      OR ${payments.failures} > 0 AND ${payments.lookAt} > ${Date.now()}
    ))`;
  const methods = sql.raw(ONLINE_PAYMENTS.map(method => `'${method}'`).join(', '));
  const isUnpaid = and(
    eq(orders.state, 'pending'),
    sql`${orders.payment} IN (${methods})`,
    lt(orders.createdAt, new Date(Date.now() - DAY)),
  );
  return database.read(
    selectOrders()
      .where(and(isUnpaid, sql`NOT ${inOtherHands}`))
      .orderBy(asc(orders.createdAt))
      .limit(MOST_AT_ONCE),
  );
}

/** If the provider is disconnected, nothing can be captured. */
async function settleOrCancel(deps: PaymentDeps, order: OrderRow, origin: string) {
  const known = await findOpenPayment(deps.database, order);
  if (known && gatewayOf(deps, order.payment)) {
    const status = await pollPayment(deps, { ...known, origin });
    if (!status || ['captured', 'pending', 'refunded'].includes(status.state)) return;
  }
  try {
    const note = 'Not paid within a day';
    await transitionOrder(deps.database, order, { to: 'cancelled', note, by: sql`${'shop'}`, origin });
  } catch (error) {
    // It was paid or cancelled concurrently.
    if (!(error instanceof Conflict)) throw error;
  }
}

/** For email links without a fixed shop URL: the origin last used. */
export async function latestOrigin({ database }: Deps<'database'>): Promise<string> {
  const [message] = await database.read(
    build.select({ origin: letters.origin }).from(letters).orderBy(desc(letters.letterId)).limit(1),
  );
  return message?.origin ?? '';
}
