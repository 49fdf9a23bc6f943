import { PAYMENT_METHODS } from '../../contracts/payment-methods.ts';
import type { WritePorts } from '../../deps.ts';
import { Conflict } from '../../errors.ts';
import { type PaymentGateway, PaymentRefused } from '../../ports/payments.ts';
import { selectShopName } from '../../settings/queries.ts';
import type { OrderRow } from '../orders/rows.ts';
import { connectOnline } from './gateways.ts';
import { amountDueOf, insertPayment, type PaymentInProgress, paymentsOf } from './queries.ts';
import { settle } from './settle.ts';
import { isOpen } from './states.ts';

type Started = { approveUrl: string; isNew: boolean };

/** Starts or continues the payment of an order: a second one would charge twice. */
export async function startPayment(ports: WritePorts, order: OrderRow, origin: string): Promise<Started> {
  const gateway = connectOnline(ports, order.payment);
  if (order.state !== 'pending') throw new Conflict(`This order is already ${order.state}`);
  const known = await paymentsOf(ports.database, order.orderId);
  const back = returnUrls(origin, order);
  const [payment, ...others] = known;
  const continued =
    payment && (await continuePayment(ports, gateway, { payment, others, order, origin, back }));
  if (continued) return { approveUrl: continued, isNew: false };
  return { approveUrl: await startNew(ports, gateway, { order, attempt: known.length, back }), isNew: true };
}

type Back = { returnUrl: string; cancelUrl: string };

function returnUrls(origin: string, { orderNumber, payment }: OrderRow): Back {
  const page = `${origin}/order/${orderNumber}`;
  return { returnUrl: `${page}?${payment}=approved`, cancelUrl: `${page}?${payment}=cancelled` };
}

type Continued = PaymentInProgress & { back: Back };

/** URL to continue a payment; undefined if it is closed. */
async function continuePayment(
  ports: WritePorts,
  gateway: PaymentGateway,
  { back, ...paying }: Continued,
): Promise<string | undefined> {
  const { payment, order } = paying;
  if (!isOpen(payment)) return undefined;
  const status = await gateway.retrieve(payment.paymentId);
  if (payment.state === 'started') {
    // Already approved: only needs to be captured, unless that was declined before.
    if (status.state === 'approved' && payment.refusals === 0) return back.returnUrl;
    if (status.state === 'approved' || status.state === 'not-approved') return payment.approveUrl;
  }
  const settled = await settle(ports, paying, status);
  if (status.state === 'expired' || status.state === 'declined') return undefined;
  throw new Conflict(status.state === 'pending' ? stillChecking(order) : whyNot(settled));
}

const nameOf = ({ payment }: OrderRow) => PAYMENT_METHODS[payment].name;

const stillChecking = (order: OrderRow) =>
  `${nameOf(order)} is still checking your payment. You don’t need to pay again`;

const whyNot = (order: OrderRow) =>
  order.state === 'pending'
    ? `${nameOf(order)} charged a different amount than your order total. Please don’t pay again; we’ll check and contact you`
    : `This order is already ${order.state}`;

async function startNew(
  { database, log }: WritePorts,
  gateway: PaymentGateway,
  { order, attempt, back }: { order: OrderRow; attempt: number; back: Back },
): Promise<string> {
  const { orderNumber, orderId } = order;
  const sum = amountDueOf(order);
  const [named] = await database.read(selectShopName());
  try {
    const shopName = named?.shopName ?? '';
    const started = await gateway.start({ orderNumber, attempt, shopName, ...back, ...sum });
    const kept = await insertPayment(database, { ...started, ...sum, orderId });
    return (kept ?? started).approveUrl;
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    log.error(`order ${orderNumber}: ${error.message}`);
    throw new Conflict(
      `${nameOf(order)} can’t process this payment (${error.issue}). Contact us and we’ll help`,
    );
  }
}
