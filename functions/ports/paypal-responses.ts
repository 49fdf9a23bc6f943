import * as z from 'zod';
import { PaymentRefused, type PaymentStatus } from './payments.ts';
import { fromMoney, MONEY_TEXT } from './paypal-money.ts';

export const ORDERS = '/v2/checkout/orders';
export const orderPath = (paymentId: string) => `${ORDERS}/${encodeURIComponent(paymentId)}`;

export const Money = z
  .object({ currency_code: z.string().length(3), value: z.string().regex(MONEY_TEXT) })
  .transform(fromMoney);

const Link = z.object({ rel: z.string(), href: z.string() });
const Capture = z.object({ id: z.string().min(1), status: z.string(), amount: Money });
const Refund = z.object({ status: z.string(), amount: Money });

/** The parts of PayPal's order that the shop uses. */
export const PayPalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(Link).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(Capture).default([]), refunds: z.array(Refund).default([]) })
          .optional(),
      }),
    )
    .default([]),
});
export type PayPalOrder = z.output<typeof PayPalOrder>;

/** Approval URL: https, or the scheme of the configured API. */
export function approveUrlOf({ links }: PayPalOrder, base: string): string | undefined {
  const found = links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve');
  if (!found || !URL.canParse(found.href)) return undefined;
  const { protocol, href } = new URL(found.href);
  return protocol === 'https:' || protocol === new URL(base).protocol ? href : undefined;
}

/** A completed order may still be declined: its captures decide. An incomplete one can be paid another way. */
export function statusOf({ status, purchase_units: units }: PayPalOrder): PaymentStatus {
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
  const refunds = units.flatMap(({ payments }) => payments?.refunds ?? []);
  const capture = captures.find(({ status }) => !isDeclined(status));
  if (capture) return statusOfCapture(capture, refunds);
  if (status === 'APPROVED') return { state: 'approved' };
  if (status === 'COMPLETED' && captures.length > 0) return { state: 'declined', isOver: true };
  return { state: status === 'VOIDED' ? 'expired' : 'not-approved' };
}

const isDeclined = (status: string) => status === 'DECLINED' || status === 'FAILED';

function statusOfCapture(
  { id: captureId, status, amount: paid }: z.output<typeof Capture>,
  refunds: z.output<typeof Refund>[],
): PaymentStatus {
  const having = (...statuses: string[]) => refunds.filter(({ status }) => statuses.includes(status));
  const returned = having('COMPLETED').reduce((sum, { amount }) => sum + amount.amount, 0);
  const capture = {
    captureId,
    paid,
    returned: Math.min(status === 'REFUNDED' ? paid.amount : returned, paid.amount),
    isReturning: having('PENDING').length > 0,
    failedRefunds: having('FAILED', 'CANCELLED').length,
  };
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { state: returned >= paid.amount ? 'refunded' : 'captured', ...capture };
    case 'REFUNDED':
      return { state: capture.isReturning ? 'captured' : 'refunded', ...capture };
    default:
      return { state: 'pending', ...capture };
  }
}

export const isUnknown = (error: unknown) =>
  error instanceof PaymentRefused &&
  /^(INVALID_RESOURCE_ID|RESOURCE_NOT_FOUND|ORDER_EXPIRED|HTTP_404)$/.test(error.issue);
