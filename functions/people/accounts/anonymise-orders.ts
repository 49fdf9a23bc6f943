import { type SQL, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { letters } from '../../../db/schema/letters.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orders } from '../../../db/schema/orders.ts';
import { stockMoves } from '../../../db/schema/stock-moves.ts';
import { users } from '../../../db/schema/users.ts';
import type { OrderState } from '../../contracts/order-states.ts';

export const UNDERWAY: OrderState[] = ['pending', 'paid', 'shipped'];
const UNDER_WAY = sql.raw(UNDERWAY.map(state => `'${state}'`).join(', '));

/** Statements that strip personal data from the account's finished orders, which the books still need. */
export function anonymiseOrders(account: SQL) {
  const own = sql`${orders.userId} = (SELECT user_id FROM ${users} WHERE ${account})
    AND ${orders.state} NOT IN (${UNDER_WAY})`;
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

/** Keeps the country, which the books are about. */
const nobodysAddress = () => sql<never>`json_object(
  'firstName', 'Deleted', 'lastName', 'account', 'address', '', 'city', '', 'state', '', 'postcode', '',
  'country', billing ->> 'country', 'email', email, 'phone', '')`;
