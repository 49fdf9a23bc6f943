import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { Conflict } from '../../errors.ts';
import { type OrderRow, selectOrders } from './rows.ts';

/**
 * Gives a guest's order to an account, which earns its points as if it had placed it. Of concurrent claims one
 * succeeds; a repeated one changes nothing.
 */
export async function claimOrder(database: Writer, { orderId }: OrderRow, userId: number): Promise<OrderRow> {
  const [, , [claimed]] = await database.writeBatch([
    sql`UPDATE ${orders} SET user_id = ${userId}, version = version + 1 WHERE order_id = ${orderId} AND user_id IS NULL`,
    sql`
      INSERT INTO ${pointsMoves} (order_id, reason, user_id, pv, pq, at)
      SELECT order_id, 'earned', user_id, sum(pv * quantity), sum(pq * quantity), created_at
      FROM ${orders} JOIN order_lines USING (order_id)
      WHERE order_id = ${orderId} AND user_id = ${userId} AND state NOT IN ('cancelled', 'refunded')
        AND NOT EXISTS (SELECT 1 FROM points_moves AS earned WHERE earned.order_id = ${orderId})
      GROUP BY order_id`,
    selectOrders().where(eq(orders.orderId, orderId)),
  ]);
  if (claimed?.userId === userId) return claimed;
  throw new Conflict('This order belongs to another account');
}
