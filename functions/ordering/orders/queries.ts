import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import { NotFound } from '../../errors.ts';
import { constantTimeEqual } from '../../http/constant-time.ts';
import { isStaff } from '../../http/session.ts';
import type { Session } from '../../http/session-token.ts';
import { type OrderRow, selectOrders } from './rows.ts';

/** The requester of an order: an account, or the order's email. */
export type Viewer = { session: Session | null; email?: string | undefined };

/** An order, for staff, its customer or anyone who knows its email; for others it doesn't exist. */
export async function findOrder(database: Database, orderNumber: string, viewer: Viewer): Promise<OrderRow> {
  const found = await database.read(selectOrders().where(eq(orders.orderNumber, orderNumber)));
  const row = found.find(row => isShownTo(row, viewer));
  if (row) return row;
  throw new NotFound(`There is no order ${orderNumber} for this email or account`);
}

export const isShownTo = (row: OrderRow, { session, email = '' }: Viewer): boolean =>
  constantTimeEqual(email.toLowerCase(), row.email.toLowerCase()) ||
  (session !== null && row.userId === session.userId) ||
  isStaff(session);
