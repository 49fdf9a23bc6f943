import { and, desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { Clash } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { deleteSent, isAnythingSent } from '../privacy/queries.ts';
import { anonymiseOrders, UNDERWAY } from './anonymise-orders.ts';
import { isStill, refuseOther } from './queries.ts';

export function assertCustomer({ role }: Session) {
  if (role === 'customer') return;
  throw new Clash('This account belongs to the staff. Another administrator removes it');
}

/**
 * Deletes the account with its personal data; finished orders stay, anonymised, for the books. Whatever was sent before the
 * account had its address may be somebody else's: deleting that takes a letter. Answers whom it goes to.
 */
export async function deleteAccount(
  database: Writer,
  session: Session,
  { origin, versions }: { origin: string; versions: number[] | undefined },
): Promise<string | null> {
  await assertNothingUnderway(database, session);
  const account = sql`${isStill(session, versions)} AND ${users.role} = 'customer'`;
  const ofAccount = (column: SQLWrapper) => sql`(SELECT ${column} FROM ${users} WHERE ${account})`;
  const email = ofAccount(users.email);
  try {
    const results = await database.writeBatch([
      ...anonymiseOrders(account),
      ...deleteSent({ email, since: ofAccount(users.emailSince) }),
      enqueue({
        kind: 'deletion-rest',
        origin,
        about: 'user',
        to: sql`SELECT email AS recipient, NULL AS about FROM ${users}
          WHERE ${account} AND email IS NOT NULL AND (${isAnythingSent(sql`${users.email}`)})`,
      }),
      // Fails, and rolls everything back, if an order was placed a moment ago.
      build.delete(users).where(account).returning({ email: users.email }),
    ]);
    const [deleted] = results.at(-1) as { email: string | null }[];
    return deleted ? deleted.email : await refuseOther(database, session, versions);
  } catch (error) {
    if (refusalOf(error)?.kind === 'foreign-key') await assertNothingUnderway(database, session);
    throw error;
  }
}

async function assertNothingUnderway(database: Database, { userId }: Session) {
  const found = await database.read(
    build
      .select({ number: orders.orderNumber, state: orders.state })
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.state, UNDERWAY)))
      .orderBy(desc(orders.orderId)),
  );
  if (found.length === 0) return;
  const names = found.slice(0, 5).map(({ number }) => number);
  const is = found.length === 1 ? `Order ${names[0]} is` : `Orders ${names.join(', ')} are`;
  const cancel = found.some(({ state }) => state === 'pending') ? 'Cancel it, or wait' : 'Wait';
  const what = found.length === 1 ? cancel : cancel.replace('it', 'what is not paid yet');
  throw new Clash(`${is} still underway. ${what} until it was delivered, then delete your account`, {
    references: [{ kind: 'orders', count: found.length, names }],
  });
}
