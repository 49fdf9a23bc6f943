import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { paymentMessages } from '../../../db/schema/payment-messages.ts';
import type { PaymentMessage, PaymentNews, PayPal, Standing } from '../../ports/paypal.ts';
import type { OrderRow } from '../orders/rows.ts';
import { takeMoney } from './capture.ts';
import { findPayment } from './queries.ts';
import { type House, settle } from './settle.ts';

type Heard = { message: PaymentMessage; origin: string };

/** Does what a message of PayPal gives cause to; what is told again was done already. */
export async function hearMessage(
  house: House,
  paypal: PayPal,
  { message: { eventId, news }, origin }: Heard,
): Promise<OrderRow | undefined> {
  const { database } = house;
  if (await wasHeard(database, eventId)) return undefined;
  const moved = await carryOut(house, paypal, news, origin);
  // Only now: what failed on the way is told again.
  await database.insert(paymentMessages).values({ eventId, at: new Date() }).onConflictDoNothing();
  return moved;
}

async function wasHeard(database: Database, eventId: string): Promise<boolean> {
  const known = await database.select().from(paymentMessages).where(eq(paymentMessages.eventId, eventId));
  return known.length > 0;
}

async function carryOut(house: House, paypal: PayPal, news: PaymentNews, origin: string) {
  if (news.kind === 'other') return undefined;
  const by = news.kind === 'refunded' ? { captureId: news.captureId } : { paymentId: news.paymentId };
  const found = await findPayment(house.database, by);
  // Another shop may share the account.
  if (!found) return undefined;
  const paying = { ...found, origin };
  if (news.kind === 'approved') return (await takeMoney(house, paypal, paying)).settled;
  return await settle(house, paying, standingIn(news, found.payment));
}

function standingIn(
  news: Exclude<PaymentNews, { kind: 'other' | 'approved' }>,
  { amount, denomination }: { amount: number; denomination: string },
): Standing {
  switch (news.kind) {
    case 'declined':
      return { state: 'declined', isOver: true };
    case 'refunded':
      return { state: 'refunded', captureId: news.captureId, paid: { amount, denomination } };
    default:
      return { state: news.kind, captureId: news.captureId, paid: news.paid };
  }
}
