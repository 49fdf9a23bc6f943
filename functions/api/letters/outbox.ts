import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orderLetters } from '../../../db/schema/order-letters.ts';
import { AT_ONCE, isDue, taken } from './due.ts';

export type LetterRow = typeof orderLetters.$inferSelect;
export type LetterKind = LetterRow['kind'];

type Announcement = { orderId: SQL; kind: LetterKind; origin: string };

const DAY = 24 * 60 * 60 * 1000;

/** Writes down that a letter is due, in the batch that gives cause to it: a statement. */
export function announce(database: Database, { orderId, kind, origin }: Announcement) {
  return database.run(sql`
    INSERT INTO ${orderLetters} (order_id, kind, origin, due_at)
    SELECT order_id, ${kind}, ${origin}, ${Date.now()} FROM orders WHERE order_id = ${orderId}`);
}

/** Takes letters that are due, of one order or of all: a statement. */
export function takeDue(database: Database, orderId?: number) {
  const wanted = and(
    isDue(orderLetters),
    orderId === undefined ? undefined : eq(orderLetters.orderId, orderId),
  );
  return database
    .update(orderLetters)
    .set(taken(orderLetters))
    .where(
      sql`(order_id, kind) IN (SELECT order_id, kind FROM ${orderLetters} WHERE ${wanted} LIMIT ${AT_ONCE})`,
    )
    .returning();
}

export const markSent = (database: Database, { orderId, kind }: LetterRow) =>
  database
    .update(orderLetters)
    .set({ sentAt: new Date() })
    .where(and(eq(orderLetters.orderId, orderId), eq(orderLetters.kind, kind)));

/** What nobody could send for so long tells nobody anything new: a statement. */
export const dropOutdated = (database: Database) =>
  database
    .delete(orderLetters)
    .where(and(isNull(orderLetters.sentAt), lt(orderLetters.dueAt, new Date(Date.now() - DAY))));
