import { eq, sql } from 'drizzle-orm';
import { constraintViolation } from '../../../db/client/errors.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { WritePorts } from '../../deps.ts';
import { Conflict } from '../../errors.ts';
import type { PaymentGateway, PaymentStatus } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { connectOnline, type PaymentDeps } from './gateways.ts';
import { type PaymentInProgress, paymentsOf, reloadPayment, updatePayment } from './queries.ts';
import { settle } from './settle.ts';

/** Captures an approved payment; idempotent. */
export async function capturePayment(ports: WritePorts, order: OrderRow, origin: string): Promise<OrderRow> {
  const gateway = connectOnline(ports, order.payment);
  const { name } = PAYMENT_METHODS[order.payment];
  const [payment, ...others] = await paymentsOf(ports.database, order.orderId);
  if (!payment) throw notApproved(name);
  const { settled, status } = await captureMoney(ports, gateway, { payment, others, order, origin });
  const came = status.state === 'captured' || status.state === 'refunded';
  if (came && settled.state === 'cancelled')
    throw new Conflict(`This order has been cancelled. ${name} will refund your payment`);
  if (!came && settled.state !== 'pending') {
    throw new Conflict(`This order is already ${settled.state}. You weren’t charged`);
  }
  if (status.state === 'declined') throw declined(name);
  if (status.state === 'not-approved' || status.state === 'expired') throw notApproved(name);
  return settled;
}

const notApproved = (name: string) =>
  new Conflict(
    `You haven’t approved this payment at ${name} yet, so you weren’t charged. Pay with ${name} again`,
  );

const declined = (name: string) =>
  new Conflict(
    `${name} declined this payment, so you weren’t charged. Choose another card or account at ${name} and try again`,
  );

/** Checks a payment, captures it if it is approved and its order unpaid, and settles the records. */
export async function captureMoney(deps: PaymentDeps, gateway: PaymentGateway, paying: PaymentInProgress) {
  const { paymentId } = paying.payment;
  const looked = await gateway.retrieve(paymentId);
  if (looked.state !== 'approved') return await settled(deps, paying, looked);
  const claimed = await claim(deps, paying);
  if (claimed)
    return await settled(deps, claimed, await gateway.capture(paymentId, claimed.payment.refusals));
  // It may have been captured meanwhile.
  const now = { ...paying, ...(await reloadPayment(deps.database, paying.payment)) };
  const again = await gateway.retrieve(paymentId);
  return await settled(deps, now, again.state === 'approved' ? { state: 'not-approved' } : again);
}

const settled = async (deps: PaymentDeps, paying: PaymentInProgress, status: PaymentStatus) => ({
  settled: await settle(deps, paying, status),
  status,
});

/**
 * Records the capture first, so that no order is charged that isn't pending or has another payment. A closed payment
 * that was approved after all is reopened.
 */
async function claim(
  { database }: PaymentDeps,
  paying: PaymentInProgress,
): Promise<PaymentInProgress | undefined> {
  const { payment, order } = paying;
  const waits = sql`EXISTS (SELECT 1 FROM ${orders}
    WHERE ${eq(orders.orderId, order.orderId)} AND ${eq(orders.state, 'pending')})
    AND ${payments.state} IN ('started', 'declined', 'expired') AND NOT ${payments.surplus}`;
  try {
    const [claimed] = await database.write(updatePayment(payment, { state: 'started' }, waits));
    return claimed && { ...paying, ...(await reloadPayment(database, payment)) };
  } catch (error) {
    if (constraintViolation(error)?.kind === 'unique') return undefined;
    throw error;
  }
}
