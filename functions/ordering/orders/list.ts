import { and, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { orderCounts } from '../../../db/schema/order-counts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import { prefixMatch, wordsOf } from '../../../db/sql/search-words.ts';
import { daysAfter, startOfDay } from '../../contracts/clock.ts';
import { clockIn, UTC } from '../../contracts/time-zones.ts';
import type { Deps } from '../../deps.ts';
import type { Listing } from '../../http/paging.ts';
import { isStaff } from '../../http/session.ts';
import type { Session } from '../../http/session-token.ts';
import { countOf, listRows, type Order as Terms } from '../../records/list-rows.ts';
import type { Audience } from '../../records/rows.ts';
import { readInShopZone } from '../../settings/time-zone.ts';
import { idsByDate } from './by-date.ts';
import type { Order, OrderFilter } from './contract.ts';
import { selectOrders, toOrder } from './rows.ts';

const SORTS = {
  createdAt: orders.createdAt,
  orderNumber: orders.orderNumber,
  state: orders.state,
  payment: orders.payment,
  country: orders.countryCode,
  total: orders.total,
  // Must match the index expression exactly.
  customer: sql`lower(${orders.billing} ->> 'firstName' || ' ' || (${orders.billing} ->> 'lastName'))`,
};

/** Staff see all orders, others their own; newest first. */
export const listOrders = (
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: OrderFilter,
  session: Session,
) =>
  filter.from || filter.to
    ? readInShopZone(database, (together, zone) => listIn(together, zone, filter, { session, pictureBase }))
    : listIn(database, UTC, filter, { session, pictureBase });

async function listIn(
  database: Database,
  zone: string,
  filter: OrderFilter,
  { session, pictureBase }: { session: Session; pictureBase: string },
): Promise<Listing<Order>> {
  const audience = { everything: isStaff(session), pictureBase };
  const uncounted = and(
    audience.everything ? undefined : eq(orders.userId, session.userId),
    filter.user === undefined ? undefined : eq(orders.userId, filter.user),
    filter.from ? gte(orders.createdAt, new Date(startOfDay(filter.from, clockIn(zone)))) : undefined,
    filter.to
      ? lt(orders.createdAt, new Date(startOfDay(daysAfter(filter.to, 1), clockIn(zone))))
      : undefined,
    filter.q ? isFound(filter.q) : undefined,
  );
  const chosen = and(uncounted, ...keptBy(orders, filter));
  const order = orderBy(filter);
  const total = uncounted
    ? countOf(orders, chosen)
    : build
        .select({ total: sum(orderCounts.orders).mapWith(Number) })
        .from(orderCounts)
        .where(and(...keptBy(orderCounts, filter)));
  return await listRows(database, {
    from: orders,
    id: orders.orderId,
    idOf: row => row.orderId,
    select: selectOrders,
    where: chosen,
    order,
    // Determines the page before reading order lines; a plain sort would read them for every order.
    ids: isByDateAlone(filter, audience)
      ? (where, slice) =>
          idsByDate({ ...slice, descending: order.descending }, { state: filter.state, chosen: where })
      : undefined,
    isWide: true,
    total,
    paging: filter,
    toEntity: row => toOrder(row, audience),
  });
}

/** If no other index is more selective. */
const isByDateAlone = ({ sort, user, country, q }: OrderFilter, { everything }: Audience) =>
  everything && (sort?.field ?? 'createdAt') === 'createdAt' && user === undefined && !country && !q;

const isFound = (q: string) =>
  sql`${orders.orderId} IN (SELECT rowid FROM order_search WHERE order_search MATCH ${prefixMatch(wordsOf(q))})`;

/** The same condition, for orders and for the table that counts them. */
function keptBy(table: typeof orders | typeof orderCounts, { state, country }: OrderFilter) {
  return [state ? eq(table.state, state) : undefined, country ? eq(table.countryCode, country) : undefined];
}

function orderBy({ sort }: OrderFilter): Terms {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const newest = [orders.createdAt, orders.orderId];
  return { by: field === 'createdAt' ? newest : [SORTS[field], ...newest], descending };
}
