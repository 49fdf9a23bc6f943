import * as z from 'zod';
import type { PaymentStatus } from './payments.ts';
import { fromMoney, MONEY_TEXT } from './paypal-money.ts';

export const Money = z
  .object({ currency_code: z.string().length(3), value: z.string().regex(MONEY_TEXT) })
  .transform(fromMoney);

const Link = z.object({ rel: z.string(), href: z.string() });
const Capture = z.object({ id: z.string().min(1), status: z.string(), amount: Money });

/** The parts of PayPal's order that the shop uses. */
export const PayPalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(Link).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(Capture).default([]) }).optional() }))
    .default([]),
});
export type PayPalOrder = z.output<typeof PayPalOrder>;

/** Where the shopper approves the payment: over https, or as the configured API is reached. */
export function approveUrlOf({ links }: PayPalOrder, base: string): string | undefined {
  const found = links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve');
  if (!found || !URL.canParse(found.href)) return undefined;
  const { protocol, href } = new URL(found.href);
  return protocol === 'https:' || protocol === new URL(base).protocol ? href : undefined;
}

/** A completed order may still be declined: the captures decide. */
export function statusOf({ status, purchase_units: units }: PayPalOrder): PaymentStatus {
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  const capture = captures.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED') ?? captures[0];
  if (capture) return statusOfCapture(capture);
  if (status === 'APPROVED') return { state: 'approved' };
  return { state: status === 'VOIDED' ? 'expired' : 'not-approved' };
}

function statusOfCapture({ id: captureId, status, amount: paid }: z.output<typeof Capture>): PaymentStatus {
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { state: 'captured', captureId, paid };
    case 'REFUNDED':
      return { state: 'refunded', captureId, paid };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'declined', isOver: true };
    default:
      return { state: 'pending', captureId, paid };
  }
}
