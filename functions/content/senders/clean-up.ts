import { and, isNotNull, lt } from 'drizzle-orm';
import { comments } from '../../../db/schema/comments.ts';
import { messages } from '../../../db/schema/messages.ts';
import { orders } from '../../../db/schema/orders.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';

const KEPT_MS = 30 * DAY;

/** Deletes sender hashes that are no longer needed for the spam check. */
export async function cleanUpSenders({ database }: WriteDeps<'database'>) {
  const end = new Date(Date.now() - KEPT_MS);
  const forgotten = { sender: null };
  await database.writeBatch([
    build
      .update(orders)
      .set(forgotten)
      .where(and(isNotNull(orders.sender), lt(orders.createdAt, end))),
    build
      .update(messages)
      .set(forgotten)
      .where(and(isNotNull(messages.sender), lt(messages.receivedAt, end))),
    build
      .update(subscribers)
      .set(forgotten)
      .where(and(isNotNull(subscribers.sender), lt(subscribers.createdAt, end))),
    build
      .update(comments)
      .set(forgotten)
      .where(and(isNotNull(comments.sender), lt(comments.createdAt, end))),
    build
      .update(reviews)
      .set(forgotten)
      .where(and(isNotNull(reviews.sender), lt(reviews.createdAt, end))),
  ]);
}
