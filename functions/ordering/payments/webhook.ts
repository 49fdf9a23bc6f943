import { eq } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { paymentMessages } from '../../../db/schema/payment-messages.ts';
import type { PaymentEvent, PaymentGateway, PaymentNews, PaymentStatus } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { takeMoney } from './capture.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { findPayment } from './queries.ts';
import { settle } from './settle.ts';

type Heard = { event: PaymentEvent; origin: string };

/** Acts on a webhook event, once: a provider sends it again until it is answered. */
export async function handleEvent(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { event: { eventId, news }, origin }: Heard,
): Promise<OrderRow | undefined> {
  const { database } = deps;
  if (await wasHandled(database, eventId)) return undefined;
  const moved = await apply(deps, gateway, news, origin);
  // Only now: what failed on the way is sent again.
  await database.write(
    build.insert(paymentMessages).values({ eventId, at: new Date() }).onConflictDoNothing(),
  );
  return moved;
}

async function wasHandled(database: Database, eventId: string): Promise<boolean> {
  const known = await database.read(
    build.select().from(paymentMessages).where(eq(paymentMessages.eventId, eventId)),
  );
  return known.length > 0;
}

async function apply(deps: PaymentDeps, gateway: PaymentGateway, news: PaymentNews, origin: string) {
  if (news.kind === 'other') return undefined;
  const by = news.kind === 'refunded' ? { captureId: news.captureId } : { paymentId: news.paymentId };
  const found = await findPayment(deps.database, by);
  // Another shop may share the account.
  if (!found) return undefined;
  const paying = { ...found, origin };
  if (news.kind === 'approved') return (await takeMoney(deps, gateway, paying)).settled;
  return await settle(deps, paying, statusIn(news, found.payment));
}

function statusIn(
  news: Exclude<PaymentNews, { kind: 'other' | 'approved' }>,
  { amount, denomination }: { amount: number; denomination: string },
): PaymentStatus {
  switch (news.kind) {
    case 'declined':
      return { state: 'declined', isOver: true };
    case 'refunded':
      return { state: 'refunded', captureId: news.captureId, paid: { amount, denomination } };
    default:
      return { state: news.kind, captureId: news.captureId, paid: news.paid };
  }
}
