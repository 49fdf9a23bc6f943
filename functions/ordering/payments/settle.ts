import { sql } from 'drizzle-orm';
import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Clash } from '../../errors.ts';
import { isSameSum, type PaymentStatus, type Sum } from '../../ports/payments.ts';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { writeMove } from '../orders/write-move.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { changePayment, dueOf, noteFor, type PaymentRow, readOrder } from './queries.ts';
import { sendBack } from './refund.ts';

export type Paying = { payment: PaymentRow; order: OrderRow; origin: string };

/** Brings the books in line with how a payment stands at its provider. Done again, it changes nothing more. */
export async function settle(deps: PaymentDeps, paying: Paying, status: PaymentStatus): Promise<OrderRow> {
  const { database } = deps;
  const { payment, order } = paying;
  switch (status.state) {
    case 'captured':
      await bookCapture(deps, paying, status);
      return await deliver(deps, paying, status);
    case 'refunded':
      if (payment.state !== 'refunded') await database.write(changePayment(payment, bookingOf(status)));
      return await takeBack(deps, paying);
    case 'pending':
      if (payment.state === 'started') await database.write(changePayment(payment, bookingOf(status)));
      return order;
    case 'declined':
      await bookDecline(deps, paying, status);
      return order;
    case 'expired':
      if (payment.state === 'started') await database.write(changePayment(payment, { state: 'expired' }));
      return order;
    default:
      return order;
  }
}

type Captured = PaymentStatus & { captureId: string; paid: Sum };

const bookingOf = ({ state, captureId, paid }: Captured) => ({
  state: state as 'captured' | 'pending' | 'refunded',
  captureId,
  ...paid,
});

/** Another sum than the order's is kept as what came, and told to staff once. */
async function bookCapture({ database, log }: PaymentDeps, { payment, order }: Paying, status: Captured) {
  if (payment.state === 'captured' || payment.state === 'refunded') return;
  const booking = changePayment(payment, bookingOf(status));
  const due = dueOf(order);
  if (isSameSum(status.paid, due)) return await database.write(booking);
  const { name } = PAYMENT_METHODS[order.payment];
  const note = `${name} took ${inWords(status.paid)}, but the order costs ${inWords(due)}. It is not paid.`;
  log.error(`order ${order.orderNumber}: ${note}`);
  await database.writeBatch([...noteFor(payment, { note, by: name }), booking]);
}

async function bookDecline({ database }: PaymentDeps, { payment }: Paying, { isOver }: { isOver: boolean }) {
  if (payment.state !== 'started' && payment.state !== 'pending') return;
  const change = isOver ? { state: 'declined' as const } : { refusals: payment.refusals + 1 };
  await database.write(changePayment(payment, change));
}

const MOST_TRIES = 3;

/** The money is there: the order is paid, or it goes back where the order was cancelled in the meantime. */
async function deliver(deps: PaymentDeps, paying: Paying, { paid, captureId }: Captured): Promise<OrderRow> {
  const { database } = deps;
  let { order } = paying;
  if (paying.payment.state === 'refunded') return order;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (order.state === 'cancelled' || order.state === 'refunded') {
      const booked: PaymentRow = { ...paying.payment, state: 'captured', captureId };
      // Of a paid order that was cancelled, staff say when its money goes back.
      if (order.state === 'refunded' || !wasPaid(order)) await returnMoney(deps, { order, booked, paid });
      return await readOrder(database, order);
    }
    if (order.state !== 'pending' || !isSameSum(paid, dueOf(order))) return order;
    try {
      return await writeMove(database, order, { to: 'paid', by: providerOf(order), origin: paying.origin });
    } catch (error) {
      if (!(error instanceof Clash)) throw error;
      order = await readOrder(database, order);
    }
  }
  return order;
}

type Late = { order: OrderRow; booked: PaymentRow; paid: Sum };

/** Money that came too late. If the provider refuses to send it back, staff are told once that they have to. */
async function returnMoney(deps: PaymentDeps, { order, booked, paid }: Late) {
  const { name } = PAYMENT_METHODS[order.payment];
  const came = `${name} took ${inWords(paid)} after this was ${order.state}.`;
  try {
    await sendBack(deps, {
      method: order.payment,
      payment: booked,
      note: `${came} It was sent back at once.`,
    });
  } catch (error) {
    if (!(error instanceof Clash)) throw error;
    deps.log.error(`order ${order.orderNumber}: ${came} ${error.message}`);
    const refused = { ...booked, refusals: booked.refusals + 1 };
    if (booked.refusals === 0) {
      await deps.database.writeBatch(noteFor(refused, { note: `${came} ${error.message}`, by: name }));
    }
  }
}

/** The money went back: so does the order, if it can. */
async function takeBack({ database }: PaymentDeps, { order, origin }: Paying): Promise<OrderRow> {
  if (!toOrder(order, { everything: true }).next.includes('refunded')) return order;
  try {
    return await writeMove(database, order, { to: 'refunded', by: providerOf(order), origin });
  } catch (error) {
    if (error instanceof Clash) return await readOrder(database, order);
    throw error;
  }
}

const providerOf = ({ payment }: OrderRow) => sql`${PAYMENT_METHODS[payment].name}`;

const wasPaid = (order: OrderRow) =>
  toOrder(order, { everything: true }).moves.some(({ to }) => to === 'paid');

const inWords = ({ amount, denomination }: Sum) => `${(amount / 100).toFixed(2)} ${denomination}`;
