import * as z from 'zod';
import { PaymentNotPermitted, type PaymentReference, type TracedPayment } from './payments.ts';
import type { PayPalAccess, PayPalClient } from './paypal-client.ts';
import { approveUrlOf, isUnknown, orderPath, PayPalOrder } from './paypal-responses.ts';

const OfAnOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1) }) }),
});

/** A capture in PayPal's responses and events. */
export const relatedOrderId = (capture: unknown) =>
  OfAnOrder.safeParse(capture).data?.supplementary_data.related_ids.order_id;

export async function orderOfCapture(ask: PayPalClient, captureId: string) {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
  return relatedOrderId(await unlessOthers(ask(path, z.unknown(), { method: 'GET' })));
}

/** Payments not made through a PayPal order, such as invoices, aren't the shop's. */
export async function tracePayment(
  ask: PayPalClient,
  access: PayPalAccess,
  reference: PaymentReference,
): Promise<TracedPayment | undefined> {
  const paymentId =
    'paymentId' in reference ? reference.paymentId : await orderOfCapture(ask, reference.captureId);
  const order = paymentId
    ? await unlessOthers(ask(orderPath(paymentId), PayPalOrder, { method: 'GET' }))
    : undefined;
  const orderNumber = order?.purchase_units[0]?.custom_id;
  if (!paymentId || !order || !orderNumber) return undefined;
  // Once captured, it can't be approved again.
  return { paymentId, orderNumber, approveUrl: approveUrlOf(order, access.url) ?? access.url };
}

/** Undefined if PayPal denies access: another app of the account may have created it. */
async function unlessOthers<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isUnknown(error) || error instanceof PaymentNotPermitted) return undefined;
    throw error;
  }
}
