import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { Clash, NotSignedIn } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { selectShopName } from '../../office/settings/queries.ts';
import { deleteSent, selectWhetherSent } from '../privacy/queries.ts';
import { anonymiseOrders, UNDERWAY } from './anonymise-orders.ts';

export function assertCustomer({ role }: Session) {
  if (role === 'customer') return;
  throw new Clash('This account belongs to the staff. Another administrator removes it');
}

/** What the route needs to offer the deletion of what was sent before the account had this address. */
export type Ended = { email: string | null; shopName: string; isMoreSent: boolean };

/** Deletes the account with its personal data; finished orders stay, anonymised, for the books. */
export async function deleteAccount(database: Writer, session: Session): Promise<Ended> {
  await assertNothingUnderway(database, session);
  const account = stillThe(session);
  const ofAccount = (column: SQLWrapper) => sql`(SELECT ${column} FROM ${users} WHERE ${account})`;
  const email = ofAccount(users.email);
  try {
    const results = await database.writeBatch([
      ...anonymiseOrders(account),
      ...deleteSent({ email, since: ofAccount(users.emailSince) }),
      selectWhetherSent(email),
      selectShopName(),
      // Fails, and rolls everything back, if an order was placed a moment ago.
      build.delete(users).where(account).returning({ email: users.email }),
    ]);
    const [[sent], [shop], [deleted]] = results.slice(-3) as [
      { isThere: number }[],
      { shopName: string }[],
      { email: string | null }[],
    ];
    if (!deleted) throw new NotSignedIn('This sign-in was ended. Sign in again');
    return { ...deleted, shopName: shop?.shopName ?? '', isMoreSent: sent?.isThere === 1 };
  } catch (error) {
    if (refusalOf(error)?.kind === 'foreign-key') await assertNothingUnderway(database, session);
    throw error;
  }
}

/** The customer's account, if its sign-in is still valid. */
const stillThe = ({ userId, tokenVersion }: Session): SQL =>
  sql`${users.userId} = ${userId} AND ${users.role} = 'customer' AND ${users.tokenVersion} = ${tokenVersion}`;

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
