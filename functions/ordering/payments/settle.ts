import { sql } from 'drizzle-orm';
import { constraintViolation } from '../../../db/refusals.ts';
import { wasPaid } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Conflict } from '../../errors.ts';
import { isSameSum, type PaymentStatus } from '../../ports/payments.ts';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { bookingFor, cameTooLate, providerOf } from './booking.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { PROVIDERS } from './providers/providers.ts';
import {
  changePayment,
  dueOf,
  findOpenPayment,
  type Known,
  noteFor,
  type Paying,
  readAgain,
} from './queries.ts';
import { returnSurplus, sendBack } from './refund.ts';
import { takeBack } from './take-back.ts';

const MOST_TRIES = 3;

/** Reconciles the records with the provider's state of a payment. Idempotent. */
export async function settle(deps: PaymentDeps, paying: Paying, status: PaymentStatus): Promise<OrderRow> {
  let known = paying;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      if (await book(deps, known, status))
        known = { ...known, ...(await readAgain(deps.database, known.payment)) };
      return await follow(deps, known, status);
    } catch (error) {
      // The order was changed or paid otherwise concurrently.
      if (!(error instanceof Conflict) && constraintViolation(error)?.kind !== 'unique') throw error;
      known = { ...known, ...(await readAgain(deps.database, known.payment)) };
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
  const gateway = PROVIDERS[order.payment](deps);
  if (order.state !== 'pending' || !PAYMENT_METHODS[order.payment].isOnline || !gateway) return undefined;
  const known = await findOpenPayment(deps.database, order);
  return known && (await settle(deps, { ...known, origin }, await gateway.look(known.payment.paymentId)));
}

async function book({ database, log }: PaymentDeps, known: Known, status: PaymentStatus): Promise<boolean> {
  const booking = bookingFor(known, status);
  if (!booking) return false;
  const { payment, order } = known;
  for (const note of booking.notes) log.error(`order ${order.orderNumber}: ${note}`);
  await database.writeBatch([
    ...booking.notes.flatMap(note => noteFor(payment, { note, by: providerOf(order) })),
    changePayment(payment, booking.change),
  ]);
  return true;
}

/** What must happen to the order or the money in this payment state. */
async function follow(deps: PaymentDeps, paying: Paying, status: PaymentStatus): Promise<OrderRow> {
  const { payment, order } = paying;
  switch (payment.state) {
    case 'captured':
      return payment.surplus ? await returnSurplus(deps, paying) : await deliver(deps, paying);
    case 'refunding':
      // The request or its response was lost: the provider handles the retry idempotently.
      return 'isReturning' in status && status.isReturning ? order : await sendBack(deps, paying);
    case 'refunded':
      return await takeBack(deps, paying);
    default:
      return order;
  }
}

async function deliver(deps: PaymentDeps, paying: Paying): Promise<OrderRow> {
  const { payment, order, origin } = paying;
  if (order.state === 'pending') {
    if (!isSameSum(payment, dueOf(order))) return order;
    return await transitionOrder(deps.database, order, { to: 'paid', by: sql`${providerOf(order)}`, origin });
  }
  // For a paid order that was cancelled, staff start the refund.
  const isOwed =
    order.state === 'refunded' ||
    (order.state === 'cancelled' && !wasPaid(toOrder(order, { everything: true })));
  if (!isOwed) return order;
  const note = cameTooLate(order, payment);
  deps.log.error(`order ${order.orderNumber}: ${note}`);
  await deps.database.writeBatch([
    ...noteFor(payment, { note, by: providerOf(order) }),
    changePayment(payment, { surplus: true }),
  ]);
  return await returnSurplus(deps, { ...paying, ...(await readAgain(deps.database, payment)) });
}
