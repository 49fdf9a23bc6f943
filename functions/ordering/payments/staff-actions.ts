import { Conflict, NotFound } from '../../errors.ts';
import type { OrderPayment } from '../orders/contract.ts';
import { type OrderRow, toOrder } from '../orders/rows.ts';
import { captureMoney } from './capture.ts';
import { connectOnline, type PaymentDeps } from './gateways.ts';
import { findPaymentOf, type PaymentContext, reloadPayment } from './queries.ts';
import { refundSurplus } from './refund.ts';
import type { PaymentRow } from './states.ts';

type Action = OrderPayment['next'][number];
type PaymentAction = { order: OrderRow; paymentId: string; origin: string };

/** Checks a payment or refunds surplus money, on request of staff. */
export async function actOnPayment(
  deps: PaymentDeps,
  action: Action,
  { order, paymentId, origin }: PaymentAction,
): Promise<OrderRow> {
  const gateway = connectOnline(deps, order.payment);
  // Paths are lower-cased.
  const isMeant = (one: PaymentRow) => one.paymentId.toLowerCase() === paymentId.toLowerCase();
  const known = await findPaymentOf(deps.database, order, isMeant);
  if (!known) throw new NotFound(`Order ${order.orderNumber} has no such payment`);
  await captureMoney(deps, gateway, { ...known, origin });
  const now = await reloadPayment(deps.database, known.payment);
  // The check may already have refunded it.
  if (action === 'look' || now.payment.state === 'refunded') return now.order;
  if (!canDo(now, action)) throw new Conflict('This payment belongs to the order. Refund the order instead');
  await refundSurplus(deps, { ...now, origin });
  return (await reloadPayment(deps.database, now.payment)).order;
}

const canDo = ({ order, payment: { paymentId } }: PaymentContext, action: Action) =>
  toOrder(order, { everything: true }).payments?.some(
    one => one.paymentId === paymentId && one.next.includes(action),
  );
