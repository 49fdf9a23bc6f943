import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { letters } from '../../../db/schema/letters.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { sendSoon } from '../../outbox/send.ts';
import type { OrderRow } from '../orders/rows.ts';

/** What there is to tell of an order, after the answer. */
export const sendLettersLater = (c: Context<AppEnv>, { orderId }: OrderRow) =>
  sendSoon(c, eq(letters.orderId, orderId));
