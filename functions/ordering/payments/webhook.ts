import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { paymentMessages } from '../../../db/schema/payment-messages.ts';
import { build } from '../../../db/sql/build.ts';
import type { PaymentEvent, PaymentGateway } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import { captureMoney } from './capture.ts';
import type { PaymentDeps } from './gateways.ts';
import { importPayment } from './import-payment.ts';
import { findPayment } from './queries.ts';

type Heard = { event: PaymentEvent; origin: string };

/** Handles a webhook event once; providers resend it until it is acknowledged. */
export async function handleEvent(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { event: { eventId, about }, origin }: Heard,
): Promise<OrderRow | undefined> {
  const { database } = deps;
  if (!about || (await wasHandled(database, eventId))) return undefined;
  const known = await findPayment(database, about);
  // Another shop may share the account.
  const moved = known
    ? (await captureMoney(deps, gateway, { ...known, origin })).settled
    : await importPayment(deps, gateway, { about, origin });
  // Only now, so that failures are resent.
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
