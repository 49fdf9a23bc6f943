import { eq } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { constraintViolation } from '../../../db/refusals.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { PaymentGateway, PaymentReference, TracedPayment } from '../../ports/payments.ts';
import { type OrderRow, selectOrders } from '../orders/rows.ts';
import { providerOf } from './booking.ts';
import { takeMoney } from './capture.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { PROVIDERS } from './providers/providers.ts';
import { dueOf, findPayment, type Known, noteFor } from './queries.ts';
import { nextLook } from './schedule.ts';
import type { PaymentRow } from './states.ts';

/**
 * Takes a payment into the books that the provider has and the shop has not, as after the restore of an older backup.
 * Undefined where it is for no order of this shop that is paid there.
 */
export async function adoptPayment(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { about, origin }: { about: PaymentReference; origin: string },
): Promise<OrderRow | undefined> {
  const traced = await gateway.trace(about);
  if (!traced) return undefined;
  const known = (await findPayment(deps.database, traced)) ?? (await takeOver(deps, gateway, traced));
  return known && (await takeMoney(deps, gateway, { ...known, origin })).settled;
}

async function takeOver(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  traced: TracedPayment,
): Promise<Known | undefined> {
  const { database, log } = deps;
  const isIt = eq(orders.orderNumber, traced.orderNumber);
  const [order] = await database.read(selectOrders().where(isIt));
  if (!order || PROVIDERS[order.payment](deps) !== gateway) return undefined;
  const payment = newlyKnown(order, traced);
  const note = `${providerOf(order)} has payment ${payment.paymentId} for this order, which was missing here. It has been added.`;
  log.error(`order ${order.orderNumber}: ${note}`);
  try {
    await database.writeBatch([
      build.insert(payments).values(payment),
      ...noteFor(payment, { note, by: providerOf(order) }),
    ]);
  } catch (error) {
    // Somebody else did so at this very moment.
    if (constraintViolation(error)?.kind !== 'unique') throw error;
  }
  return await findPayment(database, payment);
}

/** As one that is over, it stands in the way of no other; what its provider says of it counts all the same. */
function newlyKnown(order: OrderRow, { paymentId, approveUrl }: TracedPayment): PaymentRow {
  const now = new Date();
  return {
    paymentId,
    orderId: order.orderId,
    captureId: null,
    state: 'expired',
    surplus: false,
    ...dueOf(order),
    returned: 0,
    returnedBefore: 0,
    approveUrl,
    refusals: 0,
    refundMove: null,
    lookAt: nextLook(0),
    looks: 0,
    failures: 0,
    unsettled: null,
    createdAt: now,
    updatedAt: now,
  };
}
