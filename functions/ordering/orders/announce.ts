import { type SQL, sql } from 'drizzle-orm';
import { orderLetters } from '../../../db/schema/order-letters.ts';

export type LetterKind = (typeof orderLetters.$inferSelect)['kind'];

type Announcement = { orderId: SQL; kind: LetterKind; origin: string };

/** Makes a letter due, in the batch that changes the order: a statement. */
export function announce({ orderId, kind, origin }: Announcement) {
  return sql`
    INSERT INTO ${orderLetters} (order_id, kind, origin, due_at)
    SELECT order_id, ${kind}, ${origin}, ${Date.now()} FROM orders WHERE order_id = ${orderId}`;
}
