import { and, eq, lt, sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import { DAYS_KEPT } from './contract.ts';

/** Deletes unconfirmed and unsubscribed addresses after a while. */
export async function cleanUpSubscribers({ database }: WriteDeps<'database'>): Promise<void> {
  const end = new Date(Date.now() - DAYS_KEPT * DAY);
  const { state, createdAt, unsubscribedAt } = subscribers;
  const hadEmail = sql`EXISTS (SELECT 1 FROM ${letters} WHERE ${letters.subscriberId} = ${subscribers.subscriberId})`;
  await database.writeBatch([
    build.delete(subscribers).where(and(eq(state, 'pending'), lt(createdAt, end), hadEmail)),
    build.delete(subscribers).where(and(eq(state, 'unsubscribed'), lt(unsubscribedAt, end))),
  ]);
}
