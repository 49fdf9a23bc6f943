import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { letters } from '../../../db/schema/letters.ts';
import { orderSettings } from '../../../db/schema/order-settings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { DAY } from '../../contracts/durations.ts';
import type { EmailKind } from '../../contracts/email-kinds.ts';
import type { OrderState } from '../../contracts/order-states.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { enqueue, enqueueAll } from '../../outbox/enqueue.ts';
import { sendSoon } from '../../outbox/send.ts';
import type { OrderRow } from './rows.ts';

/** `order-placed` and the transitions that the customer is notified of. */
export type OrderEmailKind = Extract<EmailKind, `order-${'placed' | OrderState}`>;

type Announcement = { orderId: SQL; kind: OrderEmailKind; origin: string };

/**
 * Anyone can order under someone else's email address. Emails about an order are owed once it is paid, or if the
 * account has paid before and the order uses its own address.
 */
const IS_OWED = sql`EXISTS (
  SELECT 1 FROM order_moves WHERE order_moves.order_id = about AND to_state = 'paid'
  UNION ALL
  SELECT 1 FROM ${orders} AS it JOIN users ON users.user_id = it.user_id AND users.email = it.email
    JOIN ${orders} AS earlier ON earlier.user_id = it.user_id
    JOIN order_moves ON order_moves.order_id = earlier.order_id AND to_state = 'paid'
  WHERE it.order_id = about)`;

/** Enqueues an email to the customer, in the batch that changes the order: a statement. */
export const enqueueEmail = (announcement: Announcement) =>
  enqueue({ about: 'order', ...toBuyer(announcement) });

/** Asks for reviews some days after delivery, unless the shop doesn't want that: a statement. An order is delivered once. */
export const enqueueReviewRequest = ({ orderId, origin }: Omit<Announcement, 'kind'>) =>
  enqueue({
    about: 'order',
    kind: 'review-request',
    origin,
    isOwed: IS_OWED,
    to: sql`SELECT email AS recipient, order_id AS about FROM ${orders}, ${orderSettings}
      WHERE order_id = ${orderId} AND ${orderSettings.reviewDays} > 0`,
    at: sql`${Date.now()} + ${DAY} * (SELECT ${orderSettings.reviewDays} FROM ${orderSettings})`,
  });

/** Notifies the customer of a new order, and staff if the settings say whom: a statement. */
export const enqueueNewOrderEmails = ({ orderId, origin }: Omit<Announcement, 'kind'>) =>
  enqueueAll('order', [
    toBuyer({ orderId, kind: 'order-placed', origin }),
    {
      kind: 'order-for-staff',
      origin,
      to: sql`SELECT new_orders_email AS recipient, ${orderId} AS about FROM ${orderSettings}
        WHERE new_orders_email IS NOT NULL AND ${orderId} IS NOT NULL`,
    },
  ]);

const toBuyer = ({ orderId, kind, origin }: Announcement) => ({
  kind,
  origin,
  isOwed: IS_OWED,
  to: sql`SELECT email AS recipient, order_id AS about FROM ${orders} WHERE order_id = ${orderId}`,
});

/** Sends the emails about an order after the response. */
export const sendOrderEmails = (c: Context<AppEnv>, { orderId }: OrderRow) =>
  sendSoon(c, eq(letters.orderId, orderId));
