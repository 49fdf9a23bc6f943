import { and, asc, count, desc, eq } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import type { Subscribe, Subscriber, SubscriberFilter } from '../../contracts/subscribers.ts';
import { listRows } from '../rows.ts';

type Row = typeof subscribers.$inferSelect;

/** An address that is there already stays as it is. */
export async function addSubscriber(
  database: Database,
  subscriber: Pick<Subscribe, 'email' | 'source'> & { sender: string },
) {
  await database
    .insert(subscribers)
    .values({ ...subscriber, createdAt: new Date() })
    .onConflictDoNothing();
}

export function listSubscribers(database: Database, filter: SubscriberFilter) {
  const chosen = and(
    filter.source && eq(subscribers.source, filter.source),
    filter.q ? contains(subscribers.email, filter.q) : undefined,
  );
  const rows = database.select().from(subscribers).where(chosen);
  const total = database.select({ total: count() }).from(subscribers).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toSubscriber,
  });
}

function orderOf({ sort }: SubscriberFilter) {
  const { field = 'subscriberId', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(subscribers[field]), direction(subscribers.subscriberId)];
}

const toSubscriber = ({ sender: _, createdAt, ...row }: Row): Subscriber => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
