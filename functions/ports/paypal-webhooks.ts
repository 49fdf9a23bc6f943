import * as z from 'zod';
import { asJson } from './as-json.ts';
import type { PaymentEvent, PaymentReference } from './payments.ts';
import type { PayPalAccess, PayPalClient } from './paypal-client.ts';
import { orderOfCapture, relatedOrderId } from './paypal-trace.ts';

const Verified = z.object({ verification_status: z.string() });
const Message = z.object({ id: z.string().min(1).max(100), event_type: z.string(), resource: z.unknown() });

const Named = z.object({ id: z.string().min(1) });
const Links = z.object({ links: z.array(z.object({ rel: z.string(), href: z.string() })) });

const SIGNATURE = {
  auth_algo: 'PayPal-Auth-Algo',
  cert_url: 'PayPal-Cert-Url',
  transmission_id: 'PayPal-Transmission-Id',
  transmission_sig: 'PayPal-Transmission-Sig',
  transmission_time: 'PayPal-Transmission-Time',
};

/** Parses a webhook once PayPal has verified its signature. */
export async function verifyWebhook(
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
  return { eventId: message.id, about: await paymentIn(ask, message) };
}

/** The payment that an event is about. Its data may be outdated: events can arrive out of order. */
async function paymentIn(
  ask: PayPalClient,
  { event_type: type, resource }: z.output<typeof Message>,
): Promise<PaymentReference | undefined> {
  if (/^CHECKOUT\.ORDER\./.test(type)) return paymentNamed(Named.safeParse(resource).data?.id);
  if (!/^PAYMENT\.(CAPTURE|REFUND)\./.test(type)) return undefined;
  return paymentNamed(relatedOrderId(resource)) ?? (await paymentOfCapture(ask, captureAbove(resource)));
}

const paymentNamed = (paymentId: string | undefined) => (paymentId ? { paymentId } : undefined);

/** A refund refers only to its capture, which may still be unknown. */
async function paymentOfCapture(ask: PayPalClient, captureId: string | undefined) {
  if (!captureId) return undefined;
  return paymentNamed(await orderOfCapture(ask, captureId)) ?? { captureId };
}

/** A refund links to its capture. */
function captureAbove(resource: unknown): string | undefined {
  const up = Links.safeParse(resource).data?.links.find(({ rel }) => rel === 'up');
  return /\/v2\/payments\/captures\/([\w-]+)$/.exec(up?.href ?? '')?.[1];
}
