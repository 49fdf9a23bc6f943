import { and, isNotNull, lt } from 'drizzle-orm';
import { comments } from '../../../db/schema/comments.ts';
import { messages } from '../../../db/schema/messages.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import type { Ports } from '../../http/shop.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Forgets where something was sent from, once it is no longer needed to tell junk. */
export async function sweepSenders({ database }: Pick<Ports, 'database'>) {
  const end = new Date(Date.now() - KEPT_MS);
  const forgotten = { sender: null };
  await database.batch([
    database
      .update(messages)
      .set(forgotten)
      .where(and(isNotNull(messages.sender), lt(messages.receivedAt, end))),
    database
      .update(subscribers)
      .set(forgotten)
      .where(and(isNotNull(subscribers.sender), lt(subscribers.createdAt, end))),
    database
      .update(comments)
      .set(forgotten)
      .where(and(isNotNull(comments.sender), lt(comments.createdAt, end))),
    database
      .update(reviews)
      .set(forgotten)
      .where(and(isNotNull(reviews.sender), lt(reviews.createdAt, end))),
  ]);
}
