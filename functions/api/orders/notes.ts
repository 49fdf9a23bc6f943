import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderNotes } from '../../../db/schema/order-notes.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { NotFound } from '../../errors.ts';
import { type OrderRow, selectOrders } from './rows.ts';

type Written = { note: string; userId: number };

/** What staff tell each other about an order. */
export async function addNote(
  database: Database,
  orderNumber: string,
  { note, userId }: Written,
): Promise<OrderRow> {
  const [, , [row]] = await database.batch([
    database.run(sql`
      INSERT INTO ${orderNotes} (order_id, note, written_by, at)
      SELECT order_id, ${note}, username, ${Date.now()} FROM ${orders}, ${users}
      WHERE order_number = ${orderNumber} AND ${users.userId} = ${userId}`),
    database
      .update(orders)
      .set({ version: sql`${orders.version} + 1` })
      .where(eq(orders.orderNumber, orderNumber)),
    selectOrders(database).where(eq(orders.orderNumber, orderNumber)),
  ]);
  if (!row) throw new NotFound(`There is no order ${orderNumber}`);
  return row;
}
