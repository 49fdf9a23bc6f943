import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { letters } from '../../../db/schema/letters.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { sendSoon } from '../../outbox/send.ts';
import type { OrderRow } from '../orders/rows.ts';

/** Sends the emails about an order after the response. */
export const sendOrderEmails = (c: Context<AppEnv>, { orderId }: OrderRow) =>
  sendSoon(c, eq(letters.orderId, orderId));
