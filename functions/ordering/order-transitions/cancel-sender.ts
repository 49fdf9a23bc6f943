import { sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { orderMoves } from '../../../db/schema/order-moves.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import type { OrderRow } from '../orders/rows.ts';

/** Unpaid orders from the same place or email; found through two indexes. */
const ofSender = ({ email, sender }: OrderRow) => sql`order_id IN (
  SELECT order_id FROM ${orders} WHERE state = 'pending' AND email = ${email}
  UNION SELECT order_id FROM ${orders} WHERE state = 'pending' AND sender IS NOT NULL AND sender = ${sender})`;

/** Accounts that have paid before are customers, even if others order from the same place. */
const HAS_PAID = sql`(orders.user_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM orders AS earlier JOIN order_moves USING (order_id)
  WHERE earlier.user_id = orders.user_id AND to_state = 'paid'))`;

export const countOfSender = (row: OrderRow) =>
  build
    .select({
      pending: sql<number>`count(*) FILTER (WHERE NOT ${HAS_PAID})`.as('pending'),
      customers: sql<number>`count(DISTINCT lower(email)) FILTER (WHERE NOT ${HAS_PAID})`.as('customers'),
      kept: sql<number>`count(*) FILTER (WHERE ${HAS_PAID})`.as('kept'),
    })
    .from(orders)
    .where(ofSender(row));

/** Cancels all of them at once; each customer is notified as usual. */
export async function cancelOfSender(
  database: Writer,
  row: OrderRow,
  { userId, origin }: { userId: number; origin: string },
): Promise<number> {
  const meant = sql`FROM ${orders} WHERE ${ofSender(row)} AND NOT ${HAS_PAID}`;
  const [, moved] = await database.writeBatch([
    enqueue({
      kind: 'order-cancelled',
      origin,
      about: 'order',
      to: sql`SELECT email AS recipient, order_id AS about ${meant}`,
    }),
    sql<{ orderId: number }>`
      INSERT INTO ${orderMoves} (order_id, from_state, to_state, gives_back, note, moved_by, at)
      SELECT order_id, 'pending', 'cancelled', 1, '', (SELECT username FROM ${users} WHERE user_id = ${userId}), ${Date.now()}
      ${meant}
      RETURNING order_id AS "orderId"`,
  ]);
  return moved.length;
}
