import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { Clash, NotSignedIn } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { deleteSent, selectWhetherSent } from '../privacy/queries.ts';
import { selectShopName } from '../settings/queries.ts';
import { anonymiseOrders, UNDERWAY } from './anonymise-orders.ts';

export function assertCustomer({ role }: Session) {
  if (role === 'customer') return;
  throw new Clash('This account belongs to the staff. Another administrator removes it');
}

/** What is left to be said once an account is gone. */
export type Ended = { email: string | null; shopName: string; isMoreSent: boolean };

/** Ends the account and whatever says whose it was; its finished orders stay, of nobody, for the books. */
export async function deleteAccount(database: Database, session: Session): Promise<Ended> {
  await assertNothingUnderway(database, session);
  const account = stillThe(session);
  const ofAccount = (column: SQLWrapper) => sql`(SELECT ${column} FROM ${users} WHERE ${account})`;
  const email = ofAccount(users.email);
  try {
    const results = await database.batch([
      ...anonymiseOrders(database, account),
      ...deleteSent(database, { email, since: ofAccount(users.emailSince) }),
      selectWhetherSent(database, email),
      selectShopName(database),
      // An order that was placed a moment ago holds on to its account: then nothing of this happens.
      database.delete(users).where(account).returning({ email: users.email }),
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

/** A customer’s account that is still what its sign-in says. */
const stillThe = ({ userId, tokenVersion }: Session): SQL =>
  sql`${users.userId} = ${userId} AND ${users.role} = 'customer' AND ${users.tokenVersion} = ${tokenVersion}`;

async function assertNothingUnderway(database: Database, { userId }: Session) {
  const found = await database
    .select({ number: orders.orderNumber, state: orders.state })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, UNDERWAY)))
    .orderBy(desc(orders.orderId));
  if (found.length === 0) return;
  const names = found.slice(0, 5).map(({ number }) => number);
  const is = found.length === 1 ? `Order ${names[0]} is` : `Orders ${names.join(', ')} are`;
  const cancel = found.some(({ state }) => state === 'pending') ? 'Cancel it, or wait' : 'Wait';
  const what = found.length === 1 ? cancel : cancel.replace('it', 'what is not paid yet');
  throw new Clash(`${is} still underway. ${what} until it was delivered, then delete your account`, {
    references: [{ kind: 'orders', count: found.length, names }],
  });
}
