import { type SQL, sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orders } from '../../../db/schema/orders.ts';
import { stockMoves } from '../../../db/schema/stock-moves.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { isUnsettled } from './unsettled.ts';

/** Statements that strip personal data from the account's settled orders, which the books still need. */
export function anonymiseOrders(account: SQL) {
  const own = sql`${orders.userId} = (SELECT user_id FROM ${users} WHERE ${account})
    AND NOT ${isUnsettled}`;
  const theirs = sql`(SELECT order_id FROM ${orders} WHERE ${own})`;
  const isTheirs = (name: SQL) =>
    sql`order_id IN ${theirs} AND ${name} NOT IN (SELECT username FROM ${users} WHERE role <> 'customer')`;
  return [
    build
      .update(orderMoves)
      .set({ movedBy: 'deleted' })
      .where(sql`from_state = 'pending' AND to_state = 'cancelled' AND ${isTheirs(sql`moved_by`)}`),
    build
      .update(stockMoves)
      .set({ username: null })
      .where(sql`reason = 'returned' AND ${isTheirs(sql`${stockMoves.username}`)}`),
    build.delete(letters).where(sql`order_id IN ${theirs}`),
    build
      .update(orders)
      .set({ email: sql`'deleted-' || lower(hex(randomblob(16))) || '@invalid'` })
      .where(own),
    build
      .update(orders)
      .set({
        userId: null,
        billing: nobodysAddress(),
        shippingAddress: null,
        notes: '',
        version: sql`version + 1`,
      })
      .where(own),
  ] as const;
}

/** Keeps the country, which the books need. */
const nobodysAddress = () => sql<never>`json_object(
  'firstName', 'Deleted', 'lastName', 'account', 'address', '', 'city', '', 'state', '', 'postcode', '',
  'country', billing ->> 'country', 'email', email, 'phone', '')`;
