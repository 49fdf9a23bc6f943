import { sql } from 'drizzle-orm';
import { constraintViolation } from '../../../db/client/errors.ts';
import { wasPaid } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Conflict } from '../../errors.ts';
import { isSameSum, type PaymentStatus } from '../../ports/payments.ts';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { latePaymentNote, providerName, reconcile } from './booking.ts';
import { gatewayOf, type PaymentDeps } from './gateways.ts';
import {
  amountDueOf,
  findOpenPayment,
  insertOrderNote,
  type PaymentContext,
  type PaymentInProgress,
  reloadPayment,
  updatePayment,
} from './queries.ts';
import { refundPayment, returnSurplus } from './refund.ts';
import { takeBack } from './take-back.ts';

const MOST_TRIES = 3;

/** Reconciles the records with the provider's state of a payment. Idempotent. */
export async function settle(
  deps: PaymentDeps,
  paying: PaymentInProgress,
  status: PaymentStatus,
): Promise<OrderRow> {
  let known = paying;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      if (await book(deps, known, status))
        known = { ...known, ...(await reloadPayment(deps.database, known.payment)) };
      return await follow(deps, known, status);
    } catch (error) {
      // The order was changed or paid otherwise concurrently.
      if (!(error instanceof Conflict) && constraintViolation(error)?.kind !== 'unique') throw error;
      known = { ...known, ...(await reloadPayment(deps.database, known.payment)) };
    }
  }
  return known.order;
}

/** Current state at the provider for a pending order, without capturing. */
export async function settlePayment(
  deps: PaymentDeps,
  order: OrderRow,
  origin: string,
): Promise<OrderRow | undefined> {
  const gateway = gatewayOf(deps, order.payment);
  if (order.state !== 'pending' || !PAYMENT_METHODS[order.payment].isOnline || !gateway) return undefined;
  const known = await findOpenPayment(deps.database, order);
  return known && (await settle(deps, { ...known, origin }, await gateway.retrieve(known.payment.paymentId)));
}

async function book(
  { database, log }: PaymentDeps,
  known: PaymentContext,
  status: PaymentStatus,
): Promise<boolean> {
  const booking = reconcile(known, status);
  if (!booking) return false;
  const { payment, order } = known;
  for (const note of booking.notes) log.error(`order ${order.orderNumber}: ${note}`);
  await database.writeBatch([
    ...booking.notes.flatMap(note => insertOrderNote(payment, { note, by: providerName(order) })),
    updatePayment(payment, booking.change),
  ]);
  return true;
}

/** What must happen to the order or the money in this payment state. */
async function follow(
  deps: PaymentDeps,
  paying: PaymentInProgress,
  status: PaymentStatus,
): Promise<OrderRow> {
  const { payment, order } = paying;
  switch (payment.state) {
    case 'captured':
      return payment.surplus ? await returnSurplus(deps, paying) : await markPaid(deps, paying);
    case 'refunding':
      // The request or its response was lost: the provider handles the retry idempotently.
      return 'isReturning' in status && status.isReturning ? order : await refundPayment(deps, paying);
    case 'refunded':
      return await takeBack(deps, paying);
    default:
      return order;
  }
}

async function markPaid(deps: PaymentDeps, paying: PaymentInProgress): Promise<OrderRow> {
  const { payment, order, origin } = paying;
  if (order.state === 'pending') {
    if (!isSameSum(payment, amountDueOf(order))) return order;
    return await transitionOrder(deps.database, order, {
      to: 'paid',
      by: sql`${providerName(order)}`,
      origin,
    });
  }
  // For a paid order that was cancelled, staff start the refund.
  const isOwed =
    order.state === 'refunded' ||
    (order.state === 'cancelled' && !wasPaid(toOrder(order, { everything: true })));
  if (!isOwed) return order;
  const note = latePaymentNote(order, payment);
  deps.log.error(`order ${order.orderNumber}: ${note}`);
  await deps.database.writeBatch([
    ...insertOrderNote(payment, { note, by: providerName(order) }),
    updatePayment(payment, { surplus: true }),
  ]);
  return await returnSurplus(deps, { ...paying, ...(await reloadPayment(deps.database, payment)) });
}
