import { sql } from 'drizzle-orm';
import { Clash } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import type { Standing, Sum } from '../../ports/paypal.ts';
import { isSameSum } from '../../ports/paypal-money.ts';
import { writeMove } from '../orders/move.ts';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { changePayment, dueOf, noteFor, type PaymentRow, readOrder } from './queries.ts';
import { sendBack } from './refund.ts';

export type House = Pick<Ports, 'database' | 'paypal'>;
export type Paying = { payment: PaymentRow; order: OrderRow; origin: string };

/** Brings the books in line with how a payment stands at PayPal. Done again, it changes nothing more. */
export async function settle(house: House, paying: Paying, standing: Standing): Promise<OrderRow> {
  const { database } = house;
  const { payment, order } = paying;
  switch (standing.state) {
    case 'captured':
      await bookCapture(house, paying, standing);
      return await deliver(house, paying, standing);
    case 'refunded':
      if (payment.state !== 'refunded') await changePayment(database, payment, bookingOf(standing));
      return await takeBack(house, paying);
    case 'pending':
      if (payment.state === 'started') await changePayment(database, payment, bookingOf(standing));
      return order;
    case 'declined':
      await bookDecline(house, paying, standing);
      return order;
    case 'expired':
      if (payment.state === 'started') await changePayment(database, payment, { state: 'expired' });
      return order;
    default:
      return order;
  }
}

type Captured = Standing & { captureId: string; paid: Sum };

const bookingOf = ({ state, captureId, paid }: Captured) => ({
  state: state as 'captured' | 'pending' | 'refunded',
  captureId,
  ...paid,
});

/** Another sum than the order's is kept as what came, and told to staff once. */
async function bookCapture({ database }: House, { payment, order }: Paying, standing: Captured) {
  if (payment.state === 'captured' || payment.state === 'refunded') return;
  const booking = changePayment(database, payment, bookingOf(standing));
  const due = dueOf(order);
  if (isSameSum(standing.paid, due)) return await booking;
  const said = `PayPal took ${inWords(standing.paid)}, but the order costs ${inWords(due)}. It is not paid.`;
  console.error(`order ${order.orderNumber}: ${said}`);
  await database.batch([...noteFor(database, payment, said), booking]);
}

async function bookDecline({ database }: House, { payment }: Paying, { isOver }: { isOver: boolean }) {
  if (payment.state !== 'started' && payment.state !== 'pending') return;
  const change = isOver ? { state: 'declined' as const } : { refusals: payment.refusals + 1 };
  await changePayment(database, payment, change);
}

const MOST_TRIES = 3;

/** The money is there: the order is paid, or it goes back where the order was cancelled in the meantime. */
async function deliver(house: House, paying: Paying, { paid, captureId }: Captured): Promise<OrderRow> {
  const { database } = house;
  let { order } = paying;
  if (paying.payment.state === 'refunded') return order;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (order.state === 'cancelled' || order.state === 'refunded') {
      const booked: PaymentRow = { ...paying.payment, state: 'captured', captureId };
      // Of a paid order that was cancelled, staff say when its money goes back.
      if (order.state === 'refunded' || !wasPaid(order)) await returnMoney(house, { order, booked, paid });
      return await readOrder(database, order);
    }
    if (order.state !== 'pending' || !isSameSum(paid, dueOf(order))) return order;
    try {
      return await writeMove(database, order, { to: 'paid', by: BY_PAYPAL, origin: paying.origin });
    } catch (error) {
      if (!(error instanceof Clash)) throw error;
      order = await readOrder(database, order);
    }
  }
  return order;
}

type Late = { order: OrderRow; booked: PaymentRow; paid: Sum };

/** Money that came too late. Where PayPal will not send it back, staff are told, once, that they have to. */
async function returnMoney(house: House, { order, booked, paid }: Late) {
  const came = `PayPal took ${inWords(paid)} after this was ${order.state}.`;
  try {
    await sendBack(house, booked, `${came} It was sent back at once.`);
  } catch (error) {
    if (!(error instanceof Clash)) throw error;
    console.error(`order ${order.orderNumber}: ${came} ${error.message}`);
    const refused = { ...booked, refusals: booked.refusals + 1 };
    if (booked.refusals === 0) {
      await house.database.batch(noteFor(house.database, refused, `${came} ${error.message}`));
    }
  }
}

/** The money went back: so does the order, if it can. */
async function takeBack({ database }: House, { order, origin }: Paying): Promise<OrderRow> {
  if (!toOrder(order, { everything: true }).next.includes('refunded')) return order;
  try {
    return await writeMove(database, order, { to: 'refunded', by: BY_PAYPAL, origin });
  } catch (error) {
    if (error instanceof Clash) return await readOrder(database, order);
    throw error;
  }
}

const BY_PAYPAL = sql`${'PayPal'}`;

const wasPaid = (order: OrderRow) =>
  toOrder(order, { everything: true }).moves.some(({ to }) => to === 'paid');

const inWords = ({ amount, denomination }: Sum) => `${(amount / 100).toFixed(2)} ${denomination}`;
