import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { orderLetters } from '../../../db/schema/order-letters.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orders } from '../../../db/schema/orders.ts';
import { stockMoves } from '../../../db/schema/stock-moves.ts';
import { users } from '../../../db/schema/users.ts';
import type { OrderState } from '../../contracts/order-moves.ts';
import { Clash, NotSignedIn } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';

const UNDERWAY: OrderState[] = ['pending', 'paid', 'shipped'];
const UNDER_WAY = sql.raw(UNDERWAY.map(state => `'${state}'`).join(', '));

export function assertCustomer({ role }: Session) {
  if (role === 'customer') return;
  throw new Clash('This account belongs to the staff. Another administrator removes it');
}

/** Ends the account and whatever says whose it was; its finished orders stay, of nobody, for the books. */
export async function deleteAccount(database: Database, session: Session) {
  await assertNothingUnderway(database, session);
  const { userId } = session;
  const own = ownOf(session);
  const theirs = sql`(SELECT order_id FROM ${orders} WHERE ${own})`;
  const isTheirs = (name: SQL) =>
    sql`order_id IN ${theirs} AND ${name} NOT IN (SELECT username FROM ${users} WHERE role <> 'customer')`;
  try {
    const results = await database.batch([
      database
        .update(orderMoves)
        .set({ movedBy: 'deleted' })
        .where(sql`from_state = 'pending' AND to_state = 'cancelled' AND ${isTheirs(sql`moved_by`)}`),
      database
        .update(stockMoves)
        .set({ username: null })
        .where(sql`reason = 'returned' AND ${isTheirs(sql`${stockMoves.username}`)}`),
      database.delete(orderLetters).where(sql`order_id IN ${theirs} AND sent_at IS NULL`),
      database
        .update(orders)
        .set({ email: sql`'deleted-' || lower(hex(randomblob(16))) || '@invalid'` })
        .where(own),
      database
        .update(orders)
        .set({
          userId: null,
          billing: nobodysAddress(),
          shippingAddress: null,
          notes: '',
          version: sql`version + 1`,
        })
        .where(own),
      // An order that was placed a moment ago holds on to its account: then nothing of this happens.
      database
        .delete(users)
        .where(
          and(
            eq(users.userId, userId),
            eq(users.role, 'customer'),
            eq(users.tokenVersion, session.tokenVersion),
          ),
        )
        .returning({ userId: users.userId }),
    ]);
    const deleted = results.at(-1) as unknown[];
    if (deleted.length === 0) throw new NotSignedIn('This sign-in was ended. Sign in again');
  } catch (error) {
    if (refusalOf(error)?.kind === 'foreign-key') await assertNothingUnderway(database, session);
    throw error;
  }
}

/** The finished orders of an account that is still what its sign-in says. */
function ownOf({ userId, tokenVersion }: Session): SQL {
  return sql`${orders.userId} = ${userId} AND ${orders.state} NOT IN (${UNDER_WAY}) AND EXISTS (
    SELECT 1 FROM ${users}
    WHERE ${users.userId} = ${userId} AND ${users.role} = 'customer' AND ${users.tokenVersion} = ${tokenVersion}
  )`;
}

/** The country stays, which the books are about. */
const nobodysAddress = () => sql<never>`json_object(
  'firstName', 'Deleted', 'lastName', 'account', 'address', '', 'city', '', 'state', '', 'postcode', '',
  'country', billing ->> 'country', 'email', email, 'phone', '')`;

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
