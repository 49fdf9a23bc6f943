import { createHmac, randomUUID } from 'node:crypto';
import { relatedTo } from './paypal-money.ts';
import type { PayPalOrder } from './paypal-orders.ts';

const SIGNING = 'only PayPal knows this';

export const sign = (id: string, time: string, event: string) =>
  createHmac('sha256', SIGNING).update(`${id}|${time}|${event}`).digest('base64');

/** What is sent to the webhook about a payment. */
export function signed(type: string, kept: PayPalOrder) {
  const { id: order_id, base } = kept;
  const capture = /DECLINED|DENIED/.test(type) ? (kept.declined.at(-1) ?? kept.capture) : kept.capture;
  const up = { rel: 'up', method: 'GET', href: `${base}/v2/payments/captures/${capture?.id}` };
  const about = /REFUNDED|REVERSED/.test(type)
    ? { id: randomUUID(), links: [up] }
    : { ...capture, ...relatedTo(kept) };
  const resource = type.startsWith('CHECKOUT') ? { id: order_id, status: 'APPROVED' } : about;
  // Spaced unlike JSON.stringify: rewriting it would break the signature.
  const body = JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource }, null, 1);
  const [id, time] = [randomUUID(), new Date(0).toISOString()];
  const headers = {
    'Content-Type': 'application/json',
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    'PAYPAL-CERT-URL': `${base}/certs`,
    'PAYPAL-TRANSMISSION-ID': id,
    'PAYPAL-TRANSMISSION-TIME': time,
    'PAYPAL-TRANSMISSION-SIG': sign(id, time, body),
  };
  return { headers, body };
}
