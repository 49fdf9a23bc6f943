import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { orderLetters } from '../../../db/schema/order-letters.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentMessages } from '../../../db/schema/payment-messages.ts';
import { payments } from '../../../db/schema/payments.ts';
import { Clash } from '../../errors.ts';
import { type PayPal, PayPalUnavailable } from '../../ports/paypal.ts';
import { writeMove } from '../orders/move.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { takeMoney } from './capture.ts';
import { openPaymentOf } from './queries.ts';
import type { House } from './settle.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 20;
const REMEMBERED_DAYS = 60;

/** Gives back what orders hold that nobody paid at PayPal within a day; what was agreed to is taken instead. */
export async function sweepPayments(house: House) {
  const { database, paypal } = house;
  if (!paypal) return;
  const forgotten = new Date(Date.now() - REMEMBERED_DAYS * DAY);
  await database.delete(paymentMessages).where(lt(paymentMessages.at, forgotten));
  for (const order of await selectUnpaid(house)) {
    try {
      await settleOrCancel(house, paypal, order);
    } catch (error) {
      console.error(`order ${order.orderNumber} was not swept: ${(error as Error).message}`);
      if (error instanceof PayPalUnavailable) return;
    }
  }
}

/** Whose money PayPal still checks, or whose sum was another one, is for PayPal and for staff. */
function selectUnpaid({ database }: House): Promise<OrderRow[]> {
  const inOtherHands = sql`EXISTS (
    SELECT 1 FROM ${payments} WHERE ${payments.orderId} = ${orders.orderId} AND (
      ${payments.state} IN ('pending', 'refunded') OR ${payments.state} = 'captured' AND (
        ${payments.amount} <> ${orders.total} OR upper(${payments.denomination}) <> upper(${orders.denomination})
      )
    ))`;
  const begun = new Date(Date.now() - DAY);
  const isUnpaid = and(
    eq(orders.state, 'pending'),
    eq(orders.payment, 'paypal'),
    lt(orders.createdAt, begun),
  );
  return selectOrders(database)
    .where(and(isUnpaid, sql`NOT ${inOtherHands}`))
    .orderBy(asc(orders.createdAt))
    .limit(MOST_AT_ONCE);
}

async function settleOrCancel(house: House, paypal: PayPal, order: OrderRow) {
  const { database } = house;
  const origin = await originOf(house, order);
  const payment = await openPaymentOf(database, order.orderId);
  if (payment) {
    const { standing } = await takeMoney(house, paypal, { payment, order, origin });
    if (['captured', 'pending', 'refunded'].includes(standing.state)) return;
  }
  try {
    const note = 'Not paid within a day';
    await writeMove(database, order, { to: 'cancelled', note, by: sql`${'shop'}`, origin });
  } catch (error) {
    // It was paid or cancelled at this very moment.
    if (!(error instanceof Clash)) throw error;
  }
}

/** Where the shop was found when it was ordered; the letter leads there. */
async function originOf({ database }: House, { orderId }: OrderRow): Promise<string> {
  const its = and(eq(orderLetters.orderId, orderId), eq(orderLetters.kind, 'placed'));
  const [letter] = await database.select({ origin: orderLetters.origin }).from(orderLetters).where(its);
  return letter?.origin ?? '';
}
