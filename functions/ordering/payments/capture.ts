import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import { Clash } from '../../errors.ts';
import type { WritePorts } from '../../http/app-env.ts';
import type { PaymentGateway, PaymentStatus } from '../../ports/payments.ts';
import { findOrder, type Viewer } from '../orders/queries.ts';
import type { OrderRow } from '../orders/rows.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { connectOnline } from './providers/providers.ts';
import { openPaymentOf } from './queries.ts';
import { type Paying, settle } from './settle.ts';

/** Takes the money that the customer approved; however often it is called, once. */
export async function capturePayment(
  ports: WritePorts,
  orderNumber: string,
  { viewer, origin }: { viewer: Viewer; origin: string },
): Promise<OrderRow> {
  const order = await findOrder(ports.database, orderNumber, viewer);
  const gateway = connectOnline(ports, order.payment);
  const { name } = PAYMENT_METHODS[order.payment];
  const payment = await openPaymentOf(ports.database, order.orderId);
  if (!payment) throw notApproved(name);
  const { settled, status } = await takeMoney(ports, gateway, { payment, order, origin });
  const came = status.state === 'captured' || status.state === 'refunded';
  if (came && settled.state === 'cancelled')
    throw new Clash(`This order was cancelled in the meantime. ${name} sends your money back`);
  if (!came && settled.state !== 'pending') {
    throw new Clash(`This order is ${settled.state} already. Nothing was charged`);
  }
  if (status.state === 'declined') throw declined(name);
  if (status.state === 'not-approved' || status.state === 'expired') throw notApproved(name);
  return settled;
}

const notApproved = (name: string) =>
  new Clash(`This payment was not agreed to at ${name} yet. Nothing was charged: pay with ${name} again`);

const declined = (name: string) =>
  new Clash(
    `${name} declined this payment, and nothing was charged. Choose another card or account at ${name} and try again`,
  );

/** Captures what was approved, if the order still waits for it, and books whatever the provider says. */
export async function takeMoney(deps: PaymentDeps, gateway: PaymentGateway, paying: Paying) {
  const status = await captureOrLook(gateway, paying);
  return { settled: await settle(deps, paying, status), status };
}

async function captureOrLook(gateway: PaymentGateway, { payment, order }: Paying): Promise<PaymentStatus> {
  const { paymentId, state, captureId, amount, denomination, refusals } = payment;
  const isBooked = captureId !== null && (state === 'captured' || state === 'refunded');
  if (isBooked) return { state, captureId, paid: { amount, denomination } };
  const status = await gateway.look(paymentId);
  if (status.state !== 'approved') return status;
  return order.state === 'pending'
    ? await gateway.capture(paymentId, refusals)
    : ({ state: 'not-approved' } satisfies PaymentStatus);
}
