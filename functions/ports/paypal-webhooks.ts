import * as z from 'zod';
import { asJson } from './as-json.ts';
import type { PaymentEvent, PaymentNews } from './payments.ts';
import type { PayPalAccess, PayPalClient } from './paypal-client.ts';
import { Money } from './paypal-responses.ts';

const Verified = z.object({ verification_status: z.string() });
const Message = z.object({ id: z.string().min(1).max(100), event_type: z.string(), resource: z.unknown() });

const ApprovedOrder = z.object({ id: z.string() });
const OfAnOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});
const CapturedMoney = OfAnOrder.extend({ id: z.string(), amount: Money });
const Links = z.object({ links: z.array(z.object({ rel: z.string(), href: z.string() })) });
const CaptureStatus = z.object({ status: z.string() });

const SIGNATURE = {
  auth_algo: 'PayPal-Auth-Algo',
  cert_url: 'PayPal-Cert-Url',
  transmission_id: 'PayPal-Transmission-Id',
  transmission_sig: 'PayPal-Transmission-Sig',
  transmission_time: 'PayPal-Transmission-Time',
};

/** Parses a webhook once PayPal has verified its signature. */
export async function readWebhook(
  ask: PayPalClient,
  { webhookId }: PayPalAccess,
  { headers, body }: { headers: Headers; body: string },
): Promise<PaymentEvent | undefined> {
  const signature = Object.entries(SIGNATURE).map(([name, header]) => [name, headers.get(header)] as const);
  const { success, data: message } = Message.safeParse(asJson(body));
  if (!success || signature.some(([, value]) => !value)) return undefined;
  // The signature covers these exact bytes; re-serialising could change them.
  const signed = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  const text = `${signed.slice(0, -1)},"webhook_event":${body}}`;
  const verified = await ask('/v1/notifications/verify-webhook-signature', Verified, { text });
  if (verified.verification_status !== 'SUCCESS') return undefined;
  return { eventId: message.id, news: await newsIn(ask, message) };
}

async function newsIn(
  ask: PayPalClient,
  { event_type: type, resource }: z.output<typeof Message>,
): Promise<PaymentNews> {
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return newsFrom(ApprovedOrder, resource, ({ id: paymentId }) => ({ kind: 'approved', paymentId }));
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
      return newsFrom(CapturedMoney, resource, ({ id: captureId, amount: paid, ...of }) => ({
        kind: type.endsWith('PENDING') ? 'pending' : 'captured',
        paymentId: of.supplementary_data.related_ids.order_id,
        captureId,
        paid,
      }));
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return newsFrom(OfAnOrder, resource, of => ({
        kind: 'declined',
        paymentId: of.supplementary_data.related_ids.order_id,
      }));
    case 'PAYMENT.CAPTURE.REFUNDED':
      return await refundNews(ask, resource);
    case 'PAYMENT.CAPTURE.REVERSED': {
      const captureId = captureOf(resource);
      return captureId ? { kind: 'refunded', captureId } : { kind: 'other' };
    }
    default:
      return { kind: 'other' };
  }
}

/** A refund event may be partial; only the capture knows whether everything was refunded. */
async function refundNews(ask: PayPalClient, resource: unknown): Promise<PaymentNews> {
  const captureId = captureOf(resource);
  if (!captureId) return { kind: 'other' };
  const { status } = await ask(`/v2/payments/captures/${captureId}`, CaptureStatus, { method: 'GET' });
  return status === 'REFUNDED' ? { kind: 'refunded', captureId } : { kind: 'other' };
}

/** A refund links to its capture. */
function captureOf(resource: unknown): string | undefined {
  const { success, data } = Links.safeParse(resource);
  const up = success ? data.links.find(({ rel }) => rel === 'up') : undefined;
  return /\/v2\/payments\/captures\/([\w-]+)$/.exec(up?.href ?? '')?.[1];
}

function newsFrom<Resource extends z.ZodType>(
  contract: Resource,
  resource: unknown,
  toNews: (of: z.output<Resource>) => PaymentNews,
): PaymentNews {
  const { success, data } = contract.safeParse(resource);
  return success ? toNews(data) : { kind: 'other' };
}
