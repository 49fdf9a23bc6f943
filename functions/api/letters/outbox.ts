import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderLetters } from '../../../db/schema/order-letters.ts';

export type LetterKind = (typeof orderLetters.$inferSelect)['kind'];

type Announcement = { orderId: SQL; kind: LetterKind; origin: string };

/** Writes down that a letter is due, in the batch that gives cause to it: a statement. */
export function announce(database: Database, { orderId, kind, origin }: Announcement) {
  return database.run(sql`
    INSERT INTO ${orderLetters} (order_id, kind, origin, due_at)
    SELECT order_id, ${kind}, ${origin}, ${Date.now()} FROM orders WHERE order_id = ${orderId}`);
}
