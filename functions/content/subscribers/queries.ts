import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import { subscriberLetters } from '../../../db/schema/subscriber-letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import type { RowsOf } from '../../../db/statement.ts';
import { deleting, type InBulk, isIn } from '../../bulk/work.ts';
import { NotFound } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { listRows, settleDeletion, type Which } from '../../records/rows.ts';
import type { Subscriber, SubscriberFilter } from './contract.ts';

const selectSubscribers = () =>
  build
    .select({ row: subscribers, letterSentAt: subscriberLetters.sentAt })
    .from(subscribers)
    .leftJoin(subscriberLetters, eq(subscriberLetters.subscriberId, subscribers.subscriberId));

type Row = RowsOf<ReturnType<typeof selectSubscribers>>[number];

export function listSubscribers({ database }: Deps<'database'>, filter: SubscriberFilter) {
  const chosen = subscribersMatching(filter);
  const total = build.select({ total: count() }).from(subscribers).where(chosen);
  return listRows(database, {
    rows: selectSubscribers()
      .where(chosen)
      .orderBy(...orderOf(filter))
      .$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toSubscriber,
  });
}

/** The WHERE condition of the list's filters. */
export const subscribersMatching = ({ source, state, q }: SubscriberFilter) =>
  and(
    source && eq(subscribers.source, source),
    state && eq(subscribers.state, state),
    q ? contains(subscribers.email, q) : undefined,
  );

export async function findSubscriber({ database }: Deps<'database'>, id: number) {
  const [row] = await database.read(selectSubscribers().where(eq(subscribers.subscriberId, id)));
  if (!row) throw unknown(id);
  return { entity: toSubscriber(row), version: row.row.version };
}

export async function deleteSubscriber({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const its = eq(subscribers.subscriberId, id);
  const [changed, [current]] = await database.writeBatch([
    build
      .delete(subscribers)
      .where(and(its, versions && inArray(subscribers.version, versions)))
      .returning({ id: subscribers.subscriberId }),
    selectSubscribers().where(its),
  ]);
  settleDeletion({
    changed,
    current: current && { ...current, version: current.row.version },
    toEntity: toSubscriber,
    unknown: unknown(id),
  });
}

const KEYS = [subscribers.subscriberId];

export const subscribersInBulk: InBulk<SubscriberFilter, number, 'delete'> = {
  table: subscribers,
  keys: KEYS,
  name: sql`${subscribers.email}`,
  matching: subscribersMatching,
  isOneOf: isIn(subscribers.subscriberId),
  actions: { delete: deleting({ table: subscribers, keys: KEYS }) },
};

/** Newest first, unless sorted otherwise. */
function orderOf({ sort }: SubscriberFilter) {
  const { field, descending } = sort ?? { field: 'subscriberId', descending: true };
  const direction = descending ? desc : asc;
  return [direction(subscribers[field]), direction(subscribers.subscriberId)];
}

const unknown = (id: number) => new NotFound(`There is no subscriber ${id}`);

function toSubscriber({ row, letterSentAt }: Row): Subscriber {
  const { subscriberId, email, source, state, createdAt, confirmedAt, unsubscribedAt } = row;
  return {
    subscriberId,
    email,
    source,
    state,
    createdAt: createdAt.toISOString(),
    letterSentAt: letterSentAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
