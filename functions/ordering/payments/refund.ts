import { PAYMENT_METHODS, type PaymentMethod } from '../../contracts/payment-methods.ts';
import { Clash } from '../../errors.ts';
import { PaymentRefused } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/rows.ts';
import type { PaymentDeps } from './providers/provider.ts';
import { PROVIDERS } from './providers/providers.ts';
import { changePayment, noteFor, openPaymentOf, type PaymentRow } from './queries.ts';

/** Sends the money back the way it came; what came by transfer or in cash, staff give back. */
export async function refundPayment(
  ports: PaymentDeps,
  { orderId, payment: method }: OrderRow,
): Promise<void> {
  if (!PAYMENT_METHODS[method].isOnline) return;
  const payment = await openPaymentOf(ports.database, orderId);
  if (payment?.state === 'captured') await sendBack(ports, { method, payment });
}

type Refund = {
  method: PaymentMethod;
  payment: PaymentRow;
  /** For staff. */
  note?: string;
};

/** Sends back what was captured; asked again after a lost answer, the provider does it once. */
export async function sendBack(deps: PaymentDeps, { method, payment, note }: Refund): Promise<void> {
  const { database } = deps;
  const { name } = PAYMENT_METHODS[method];
  const gateway = PROVIDERS[method](deps);
  if (!gateway) {
    throw new Clash(
      `This was paid by ${name}, which the shop is not connected to any more. Connect it again`,
    );
  }
  try {
    await gateway.refund(payment.captureId ?? '', payment.refusals);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await database.write(changePayment(payment, { refusals: payment.refusals + 1 }));
    throw new Clash(
      `${name} does not send this money back (${error.issue}). Do it in your account at ${name}`,
    );
  }
  await database.writeBatch([
    ...(note ? noteFor(payment, { note, by: name }) : []),
    changePayment(payment, { state: 'refunded' }),
  ]);
}
