import { Clash } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import { PayPalRefused } from '../../ports/paypal.ts';
import type { OrderRow } from '../orders/rows.ts';
import { changePayment, noteFor, openPaymentOf, type PaymentRow } from './queries.ts';

type House = Pick<Ports, 'database' | 'paypal'>;

/** Sends the money back the way it came; where that was a transfer or cash, people do it. */
export async function refundPayment(ports: House, { orderId, payment: way }: OrderRow): Promise<void> {
  if (way !== 'paypal') return;
  const payment = await openPaymentOf(ports.database, orderId);
  if (payment?.state === 'captured') await sendBack(ports, payment);
}

/** Sends back what was captured; sent again after a lost answer, PayPal does it once. */
export async function sendBack({ database, paypal }: House, payment: PaymentRow, note?: string) {
  if (!paypal) {
    throw new Clash('This was paid by PayPal, which the shop is not connected to any more. Connect it again');
  }
  try {
    await paypal.refund(payment.captureId ?? '', payment.refusals);
  } catch (error) {
    if (!(error instanceof PayPalRefused)) throw error;
    await changePayment(database, payment, { refusals: payment.refusals + 1 });
    throw new Clash(`PayPal does not send this money back (${error.issue}). Do it in your account at PayPal`);
  }
  await database.batch([
    ...(note ? noteFor(database, payment, note) : []),
    changePayment(database, payment, { state: 'refunded' }),
  ] as never);
}
