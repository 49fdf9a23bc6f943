import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { letters } from '../../../db/schema/letters.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentMessages } from '../../../db/schema/payment-messages.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import { Clash } from '../../errors.ts';
import type { Deps } from '../../http/app-env.ts';
import { type PaymentGateway, PaymentUnavailable } from '../../ports/payments.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { writeMove } from '../orders/write-move.ts';
import { takeMoney } from './capture.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { ONLINE_PAYMENTS, PROVIDERS } from './providers/providers.ts';
import { openPaymentOf } from './queries.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 20;
const REMEMBERED_DAYS = 60;

/** Cancels orders that were not paid online within a day; what was approved meanwhile is captured instead. */
export async function sweepPayments(deps: PaymentDeps) {
  const { database } = deps;
  for (const method of ONLINE_PAYMENTS) {
    const gateway = PROVIDERS[method](deps);
    if (gateway) await sweepUnpaid(deps, gateway, method);
  }
  const forgotten = new Date(Date.now() - REMEMBERED_DAYS * DAY);
  await database.write(build.delete(paymentMessages).where(lt(paymentMessages.at, forgotten)));
}

async function sweepUnpaid(deps: PaymentDeps, gateway: PaymentGateway, method: PaymentMethod) {
  for (const order of await selectUnpaid(deps, method)) {
    try {
      await settleOrCancel(deps, gateway, order);
    } catch (error) {
      deps.log.error(`order ${order.orderNumber} was not swept`, error);
      if (error instanceof PaymentUnavailable) return;
    }
  }
}

/** If the provider is still checking the money, or another sum came, it is up to the provider and to staff. */
function selectUnpaid({ database }: Deps<'database'>, method: PaymentMethod): Promise<OrderRow[]> {
  const inOtherHands = sql`EXISTS (
    SELECT 1 FROM ${payments} WHERE ${payments.orderId} = ${orders.orderId} AND (
      ${payments.state} IN ('pending', 'refunded') OR ${payments.state} = 'captured' AND (
        ${payments.amount} <> ${orders.total} OR upper(${payments.denomination}) <> upper(${orders.denomination})
      )
    ))`;
  const aDayAgo = new Date(Date.now() - DAY);
  const isUnpaid = and(
    eq(orders.state, 'pending'),
    eq(orders.payment, method),
    lt(orders.createdAt, aDayAgo),
  );
  return database.read(
    selectOrders()
      .where(and(isUnpaid, sql`NOT ${inOtherHands}`))
      .orderBy(asc(orders.createdAt))
      .limit(MOST_AT_ONCE),
  );
}

async function settleOrCancel(deps: PaymentDeps, gateway: PaymentGateway, order: OrderRow) {
  const { database } = deps;
  const origin = await lastOrigin(deps);
  const payment = await openPaymentOf(database, order.orderId);
  if (payment) {
    const { status } = await takeMoney(deps, gateway, { payment, order, origin });
    if (['captured', 'pending', 'refunded'].includes(status.state)) return;
  }
  try {
    const note = 'Not paid within a day';
    await writeMove(database, order, { to: 'cancelled', note, by: sql`${'shop'}`, origin });
  } catch (error) {
    // It was paid or cancelled at this very moment.
    if (!(error instanceof Clash)) throw error;
  }
}

/** Where the letter leads if the shop has no address of its own: to where it was found the last time. */
export async function lastOrigin({ database }: Deps<'database'>): Promise<string> {
  const [letter] = await database.read(
    build.select({ origin: letters.origin }).from(letters).orderBy(desc(letters.letterId)).limit(1),
  );
  return letter?.origin ?? '';
}
