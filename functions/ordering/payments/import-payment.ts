import { eq } from 'drizzle-orm';
import { constraintViolation } from '../../../db/client/errors.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { build } from '../../../db/sql/build.ts';
import type { PaymentGateway, PaymentReference, TracedPayment } from '../../ports/payments.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { providerName } from './booking.ts';
import { captureMoney } from './capture.ts';
import { gatewayOf, type PaymentDeps } from './gateways.ts';
import { amountDueOf, findPayment, insertOrderNote, type PaymentContext } from './queries.ts';
import { nextPoll } from './schedule.ts';
import type { PaymentRow } from './states.ts';

/**
 * Adds a payment known only to the provider, for example after an older backup was restored. Undefined if it isn't for
 * an order of this shop with that provider.
 */
export async function importPayment(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { about, origin }: { about: PaymentReference; origin: string },
): Promise<OrderRow | undefined> {
  const traced = await gateway.trace(about);
  if (!traced) return undefined;
  const known = (await findPayment(deps.database, traced)) ?? (await takeOver(deps, gateway, traced));
  return known && (await captureMoney(deps, gateway, { ...known, origin })).settled;
}

async function takeOver(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  traced: TracedPayment,
): Promise<PaymentContext | undefined> {
  const { database, log } = deps;
  const isIt = eq(orders.orderNumber, traced.orderNumber);
  const [order] = await database.read(selectOrders().where(isIt));
  if (!order || gatewayOf(deps, order.payment) !== gateway) return undefined;
  const payment = newlyKnown(order, traced);
  const note = `${providerName(order)} has payment ${payment.paymentId} for this order, which was missing here. It has been added.`;
  log.error(`order ${order.orderNumber}: ${note}`);
  try {
    await database.writeBatch([
      build.insert(payments).values(payment),
      ...insertOrderNote(payment, { note, by: providerName(order) }),
    ]);
  } catch (error) {
    // A concurrent request already did so.
    if (constraintViolation(error)?.kind !== 'unique') throw error;
  }
  return await findPayment(database, payment);
}

/** Added as closed, so it doesn't block other payments; updates from the provider still apply. */
function newlyKnown(order: OrderRow, { paymentId, approveUrl }: TracedPayment): PaymentRow {
  const now = new Date();
  return {
    paymentId,
    orderId: order.orderId,
    captureId: null,
    state: 'expired',
    surplus: false,
    ...amountDueOf(order),
    returned: 0,
    returnedBefore: 0,
    approveUrl,
    refusals: 0,
    refundMove: null,
    lookAt: nextPoll(0),
    looks: 0,
    failures: 0,
    unsettled: null,
    createdAt: now,
    updatedAt: now,
  };
}
