import { Clash } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import type { PayPal, Standing } from '../../ports/paypal.ts';
import { type Asking, findOrder } from '../orders/queries.ts';
import type { OrderRow } from '../orders/rows.ts';
import { assertByPayPal } from './by-paypal.ts';
import { openPaymentOf } from './queries.ts';
import { type House, type Paying, settle } from './settle.ts';

/** Takes the money that somebody agreed to pay; however often it is called, once. */
export async function capturePayment(
  ports: Ports,
  orderNumber: string,
  { asking, origin }: { asking: Asking; origin: string },
): Promise<OrderRow> {
  const order = await findOrder(ports.database, orderNumber, asking);
  const paypal = assertByPayPal(ports, order);
  const payment = await openPaymentOf(ports.database, order.orderId);
  if (!payment) throw new Clash(NOT_APPROVED);
  const { settled, standing } = await takeMoney(ports, paypal, { payment, order, origin });
  const came = standing.state === 'captured' || standing.state === 'refunded';
  if (came && settled.state === 'cancelled') throw new Clash(SENT_BACK);
  if (!came && settled.state !== 'pending') {
    throw new Clash(`This order is ${settled.state} already. Nothing was charged`);
  }
  if (standing.state === 'declined') throw new Clash(DECLINED);
  if (standing.state === 'not-approved' || standing.state === 'expired') throw new Clash(NOT_APPROVED);
  return settled;
}

const NOT_APPROVED =
  'This payment was not agreed to at PayPal yet. Nothing was charged: pay with PayPal again';
const DECLINED =
  'PayPal declined this payment, and nothing was charged. Choose another card or account at PayPal and try again';
const SENT_BACK = 'This order was cancelled in the meantime. PayPal sends your money back';

/** Captures what was agreed to, if the order still waits for it, and enters whatever PayPal says. */
export async function takeMoney(house: House, paypal: PayPal, paying: Paying) {
  const standing = await standingAt(paypal, paying);
  return { settled: await settle(house, paying, standing), standing };
}

async function standingAt(paypal: PayPal, { payment, order }: Paying): Promise<Standing> {
  const { paymentId, state, captureId, amount, denomination, refusals } = payment;
  const isBooked = captureId !== null && (state === 'captured' || state === 'refunded');
  if (isBooked) return { state, captureId, paid: { amount, denomination } };
  const standing = await paypal.look(paymentId);
  if (standing.state !== 'approved') return standing;
  return order.state === 'pending'
    ? await paypal.capture(paymentId, refusals)
    : ({ state: 'not-approved' } satisfies Standing);
}
