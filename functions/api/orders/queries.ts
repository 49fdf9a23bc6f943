import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { OrderFilter } from '../../contracts/orders.ts';
import { NotFound } from '../../errors.ts';
import { sameText } from '../../http/same-text.ts';
import { isStaff } from '../../http/session.ts';
import type { Session } from '../../http/session-token.ts';
import { listRows } from '../rows.ts';
import { selectOrders, toOrder, toVersioned } from './rows.ts';

const SORTS = {
  createdAt: orders.createdAt,
  orderNumber: orders.orderNumber,
  state: orders.state,
  payment: orders.payment,
  country: orders.countryCode,
  total: orders.total,
};

/** Staff see all orders, anybody else their own; the newest come first. */
export function listOrders(database: Database, filter: OrderFilter, session: Session) {
  const chosen = and(
    isStaff(session) ? undefined : eq(orders.userId, session.userId),
    filter.state ? eq(orders.state, filter.state) : undefined,
    filter.q ? mentions(filter.q) : undefined,
  );
  const { field = 'createdAt', descending = true } = filter.sort ?? {};
  const direction = descending ? desc : asc;
  return listRows(database, {
    rows: selectOrders(database)
      .where(chosen)
      .orderBy(direction(SORTS[field]), direction(orders.orderId))
      .$dynamic(),
    total: database.select({ total: count() }).from(orders).where(chosen).$dynamic(),
    page: filter,
    toEntity: toOrder,
  });
}

type Asking = { session: Session | null; email: string | undefined };

/** An order, for staff, whose it is, or who knows its e-mail; to anybody else it is not there. */
export async function findOrder(database: Database, orderNumber: string, { session, email = '' }: Asking) {
  const [row] = await selectOrders(database).where(eq(orders.orderNumber, orderNumber));
  const knowsEmail = sameText(email.toLowerCase(), row?.email.toLowerCase() ?? 'nobody');
  const isOwn = session !== null && row?.userId === session.userId;
  if (row && (knowsEmail || isOwn || isStaff(session))) return toVersioned(row);
  throw new NotFound(`There is no order ${orderNumber} for this e-mail or account`);
}

function mentions(q: string) {
  const name = sql`${orders.billing} ->> 'firstName' || ' ' || (${orders.billing} ->> 'lastName')`;
  return or(contains(orders.orderNumber, q), contains(orders.email, q), contains(name, q));
}
