import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { Conflict } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { deleteSent, isAnythingSent } from '../privacy/queries.ts';
import { anonymiseOrders } from './anonymise-orders.ts';
import { isStill, refuseOther } from './queries.ts';
import { assertSettled } from './unsettled.ts';

export function assertCustomer({ role }: Session) {
  if (role === 'customer') return;
  throw new Conflict('This is a staff account. Ask another administrator to remove it');
}

/**
 * Deletes the account with its personal data; settled orders stay, anonymized, for the books. Anything sent before the
 * account had its address may be someone else's, so deleting that needs an email link. Returns its recipient.
 */
export async function deleteAccount(
  database: Writer,
  session: Session,
  { origin, versions }: { origin: string; versions: number[] | undefined },
): Promise<string | null> {
  await assertSettled(database, session);
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
      // Fails and rolls back if an order or payment has changed meanwhile.
      build.delete(users).where(account).returning({ email: users.email }),
    ]);
    const [deleted] = results.at(-1) as { email: string | null }[];
    return deleted ? deleted.email : await refuseOther(database, session, versions);
  } catch (error) {
    if (constraintViolation(error)?.kind === 'foreign-key') await assertSettled(database, session);
    throw error;
  }
}
