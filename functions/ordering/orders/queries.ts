import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { NotFound } from '../../errors.ts';
import { sameText } from '../../http/constant-time.ts';
import { isStaff } from '../../http/session.ts';
import type { Session } from '../../http/session-token.ts';
import { type OrderRow, selectOrders } from './rows.ts';

/** Who wants to see an order: signed in, or by the e-mail of the order. */
export type Viewer = { session: Session | null; email?: string | undefined };

/** An order, for staff, its customer, or anyone who knows its e-mail; to anybody else it does not exist. */
export async function findOrder(
  database: Database,
  orderNumber: string,
  { session, email = '' }: Viewer,
): Promise<OrderRow> {
  const [row] = await database.read(selectOrders().where(eq(orders.orderNumber, orderNumber)));
  const knowsEmail = sameText(email.toLowerCase(), row?.email.toLowerCase() ?? 'nobody');
  const isOwn = session !== null && row?.userId === session.userId;
  if (row && (knowsEmail || isOwn || isStaff(session))) return row;
  throw new NotFound(`There is no order ${orderNumber} for this e-mail or account`);
}
