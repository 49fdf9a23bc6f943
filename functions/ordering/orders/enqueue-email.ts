import { type SQL, sql } from 'drizzle-orm';
import { orderSettings } from '../../../db/schema/order-settings.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { LetterKind } from '../../contracts/letter-kinds.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import { enqueue } from '../../outbox/enqueue.ts';

/** `order-placed` and the transitions that customers are notified of. */
export type OrderLetterKind = Extract<LetterKind, `order-${'placed' | OrderState}`>;

type Announcement = { orderId: SQL; kind: OrderLetterKind; origin: string };

/**
 * Anyone can order under someone else's e-mail. E-mails are guaranteed if the order is paid, or if it goes to the
 * account's own e-mail and the account has paid before.
 */
const IS_OWED = sql`EXISTS (
  SELECT 1 FROM order_moves WHERE order_moves.order_id = about AND to_state = 'paid'
  UNION ALL
  SELECT 1 FROM ${orders} AS it JOIN users ON users.user_id = it.user_id AND users.email = it.email
    JOIN ${orders} AS earlier ON earlier.user_id = it.user_id
    JOIN order_moves ON order_moves.order_id = earlier.order_id AND to_state = 'paid'
  WHERE it.order_id = about)`;

/** Statement: queues the customer's e-mail in the batch that changes the order. */
export const enqueueEmail = ({ orderId, kind, origin }: Announcement) =>
  enqueue({
    kind,
    origin,
    about: 'order',
    isOwed: IS_OWED,
    to: sql`SELECT email AS recipient, order_id AS about FROM ${orders} WHERE order_id = ${orderId}`,
  });

/** Statement: queues the e-mail about a new order to staff, if configured. */
export const enqueueStaffEmail = ({ orderId, origin }: Omit<Announcement, 'kind'>) =>
  enqueue({
    kind: 'order-for-staff',
    origin,
    about: 'order',
    to: sql`SELECT new_orders_email AS recipient, ${orderId} AS about FROM ${orderSettings}
      WHERE new_orders_email IS NOT NULL AND ${orderId} IS NOT NULL`,
  });
