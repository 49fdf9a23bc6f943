import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { RowsOf } from '../../../db/sql/statement.ts';
import { type BulkResource, deleteSelected, isKeyIn } from '../../bulk/work.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { deleteRow, findRow, listTable } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import type { Which } from '../../records/rows.ts';
import type { Subscriber, SubscriberFilter } from './contract.ts';

const selectSubscribers = () =>
  build
    .select({ ...getTableColumns(subscribers), letterSentAt: letters.sentAt })
    .from(subscribers)
    .leftJoin(letters, eq(letters.subscriberId, subscribers.subscriberId));

type Row = RowsOf<ReturnType<typeof selectSubscribers>>[number];

const ROWS = {
  one: 'subscriber',
  table: subscribers,
  id: subscribers.subscriberId,
  select: selectSubscribers,
  toEntity: toSubscriber,
};

export const listSubscribers = ({ database }: Deps<'database'>, filter: SubscriberFilter) =>
  listTable(database, ROWS, {
    where: subscribersMatching(filter),
    order: orderBy(filter),
    idOf: row => row.subscriberId,
    paging: filter,
  });

/** The WHERE condition of the list's filters. */
export const subscribersMatching = ({ source, state, q }: SubscriberFilter) =>
  and(
    source && eq(subscribers.source, source),
    state && eq(subscribers.state, state),
    q ? containsText(subscribers.email, q) : undefined,
  );

export const findSubscriber = ({ database }: Deps<'database'>, id: number) => findRow(database, ROWS, { id });

export const deleteSubscriber = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, which);

const KEYS = [subscribers.subscriberId];

export const subscribersInBulk: BulkResource<SubscriberFilter, number, 'delete'> = {
  table: subscribers,
  keys: KEYS,
  name: sql`${subscribers.email}`,
  matching: subscribersMatching,
  isOneOf: isKeyIn(subscribers.subscriberId),
  actions: { delete: deleteSelected({ table: subscribers, keys: KEYS }) },
};

/** Newest first, unless sorted otherwise. */
const orderBy = ({ sort = { field: 'subscriberId', descending: true } }: SubscriberFilter) =>
  orderedBy({ ...sort, by: subscribers[sort.field], id: subscribers.subscriberId });

function toSubscriber(row: Row): Subscriber {
  const { subscriberId, email, source, state, createdAt, letterSentAt, confirmedAt, unsubscribedAt } = row;
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
