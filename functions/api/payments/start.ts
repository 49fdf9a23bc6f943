import { Clash } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import { type PayPal, PayPalRefused } from '../../ports/paypal.ts';
import { type Asking, findOrder } from '../orders/queries.ts';
import type { OrderRow } from '../orders/rows.ts';
import { selectShopName } from '../settings/queries.ts';
import { assertByPayPal } from './by-paypal.ts';
import { dueOf, keepPayment, type PaymentRow, paymentsOf } from './queries.ts';
import { settle } from './settle.ts';

type Started = { approveUrl: string; isNew: boolean };

/** Begins the payment of an order, or goes on with the one that was begun: two would be money taken twice. */
export async function startPayment(
  ports: Ports,
  orderNumber: string,
  { asking, origin }: { asking: Asking; origin: string },
): Promise<Started> {
  const order = await findOrder(ports.database, orderNumber, asking);
  const paypal = assertByPayPal(ports, order);
  if (order.state !== 'pending') throw new Clash(`This order is ${order.state} already`);
  const known = await paymentsOf(ports.database, order.orderId);
  const back = backTo(origin, order);
  const [latest] = known;
  const goesOn = latest && (await goOn(ports, paypal, { payment: latest, order, origin, back }));
  if (goesOn) return { approveUrl: goesOn, isNew: false };
  return { approveUrl: await begin(ports, paypal, { order, attempt: known.length, back }), isNew: true };
}

type Back = { returnUrl: string; cancelUrl: string };

function backTo(origin: string, { orderNumber }: OrderRow): Back {
  const page = `${origin}/order/${orderNumber}`;
  return { returnUrl: `${page}?paypal=approved`, cancelUrl: `${page}?paypal=cancelled` };
}

type Begun = { payment: PaymentRow; order: OrderRow; origin: string; back: Back };

/** Where a payment that was begun goes on; undefined where it is over. */
async function goOn(ports: Ports, paypal: PayPal, { back, ...paying }: Begun): Promise<string | undefined> {
  const { payment } = paying;
  if (payment.state === 'declined' || payment.state === 'expired') return undefined;
  if (payment.state === 'pending') throw new Clash(CHECKING);
  if (payment.state !== 'started') throw new Clash(await whyPaid(ports, paying));
  const standing = await paypal.look(payment.paymentId);
  // Agreed to already: it only has to be taken, unless PayPal would not.
  if (standing.state === 'approved' && payment.refusals === 0) return back.returnUrl;
  if (standing.state === 'approved' || standing.state === 'not-approved') return payment.approveUrl;
  const settled = await settle(ports, paying, standing);
  if (standing.state === 'expired' || standing.state === 'declined') return undefined;
  throw new Clash(standing.state === 'pending' ? CHECKING : whyNot(settled));
}

/** The money came, and perhaps nobody entered it yet. */
async function whyPaid(ports: Ports, paying: Omit<Begun, 'back'>): Promise<string> {
  const { state, captureId, amount, denomination } = paying.payment;
  if (state !== 'captured' || captureId === null) return whyNot(paying.order);
  return whyNot(await settle(ports, paying, { state, captureId, paid: { amount, denomination } }));
}

const CHECKING = 'PayPal is still checking your payment. You need not pay again';

const whyNot = ({ state }: OrderRow) =>
  state === 'pending'
    ? 'PayPal took another sum than this order costs. Do not pay again: we look at it and write to you'
    : `This order is ${state} already`;

async function begin(
  { database }: Ports,
  paypal: PayPal,
  { order, attempt, back }: { order: OrderRow; attempt: number; back: Back },
): Promise<string> {
  const { orderNumber, orderId } = order;
  const sum = dueOf(order);
  const [named] = await selectShopName(database);
  try {
    const shopName = named?.shopName ?? '';
    const started = await paypal.start({ orderNumber, attempt, shopName, ...back, ...sum });
    const kept = await keepPayment(database, { ...started, ...sum, orderId });
    return (kept ?? started).approveUrl;
  } catch (error) {
    if (!(error instanceof PayPalRefused)) throw error;
    console.error(`order ${orderNumber}: ${error.message}`);
    throw new Clash(`PayPal does not take this payment (${error.issue}). Write to us, and we find a way`);
  }
}
