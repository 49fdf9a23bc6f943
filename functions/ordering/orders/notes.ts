import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { orderNotes } from '../../../db/schema/order-notes.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { NotFound } from '../../errors.ts';
import { type OrderRow, selectOrders } from './rows.ts';

type NewNote = { note: string; userId: number };

/** A note for staff only. */
export async function addNote(
  database: Writer,
  orderNumber: string,
  { note, userId }: NewNote,
): Promise<OrderRow> {
  const [, , [row]] = await database.writeBatch([
    sql`
      INSERT INTO ${orderNotes} (order_id, note, written_by, at)
      SELECT order_id, ${note}, username, ${Date.now()} FROM ${orders}, ${users}
      WHERE order_number = ${orderNumber} AND ${users.userId} = ${userId}`,
    build
      .update(orders)
      .set({ version: sql`${orders.version} + 1` })
      .where(eq(orders.orderNumber, orderNumber)),
    selectOrders().where(eq(orders.orderNumber, orderNumber)),
  ]);
  if (!row) throw new NotFound(`There is no order ${orderNumber}`);
  return row;
}
