import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { DAY } from '../../contracts/durations.ts';
import { PAYMENT_METHODS, PAYMENTS } from '../../contracts/payment-methods.ts';
import type { WriteDeps } from '../../deps.ts';
import { Conflict } from '../../errors.ts';
import { selectOrders } from '../orders/rows.ts';
import { transitionOrder } from '../orders/transition-order.ts';
import { latestOrigin } from './poll-payments.ts';

/** A worker may query the database a thousand times; each order takes two. */
const MOST_AT_ONCE = 200;

const TRANSFERS = PAYMENTS.filter(payment => PAYMENT_METHODS[payment].isTransfer);

/** Cancels orders not paid in time, to release their stock. */
export async function cancelUnpaidTransfers(deps: WriteDeps<'database'>, until: number) {
  const isOverdue = sql`${orders.createdAt} < ${Date.now()} - ${sql.raw(String(DAY))} * (SELECT transfer_days FROM order_settings)`;
  const overdue = await deps.database.read(
    selectOrders()
      .where(and(eq(orders.state, 'pending'), inArray(orders.payment, TRANSFERS), isOverdue))
      .orderBy(asc(orders.createdAt))
      .limit(MOST_AT_ONCE),
  );
  for (const order of overdue) {
    if (Date.now() > until) return;
    const note = `Not paid within ${order.transferDays} days`;
    const origin = await latestOrigin(deps);
    await transitionOrder(deps.database, order, { to: 'cancelled', note, by: sql`${'shop'}`, origin }).catch(
      error => {
        // It was paid or cancelled concurrently.
        if (!(error instanceof Conflict)) throw error;
      },
    );
  }
}
