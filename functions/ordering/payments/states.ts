import type { payments } from '../../../db/schema/payments.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import type { PaymentStatus } from '../../ports/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Closed states: no more money is expected. */
export const FINAL_STATES = ['declined', 'expired'] as const satisfies PaymentState[];

/** Active states: at most one payment per order. */
export const isOpen = ({ state, surplus }: PaymentRow) =>
  !surplus && !FINAL_STATES.some(over => over === state);

/** The provider holds the money, as far as the shop knows. */
export const isHeld = ({ state }: PaymentRow) => state === 'captured' || state === 'refunding';

/** Provider reports that can change the state of a payment. */
export const PROVIDER_STATES = [
  'pending',
  'captured',
  'declined',
  'expired',
  'refunded',
  'refund-failed',
] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Even closed payments follow the provider's state. */
const LATE_TRANSITIONS = { pending: 'pending', captured: 'captured', refunded: 'refunded' } as const;

/** New state after the provider's report; unchanged if not listed. */
export const TRANSITIONS: Record<PaymentState, Partial<Record<ProviderState, PaymentState>>> = {
  started: { ...LATE_TRANSITIONS, declined: 'declined', expired: 'expired' },
  pending: { captured: 'captured', refunded: 'refunded', declined: 'declined' },
  captured: { refunded: 'refunded' },
  refunding: { refunded: 'refunded', 'refund-failed': 'captured' },
  refunded: { captured: 'captured', 'refund-failed': 'captured' },
  declined: LATE_TRANSITIONS,
  expired: LATE_TRANSITIONS,
};

/** No money received, as far as the shop knows. */
export const isUncaptured = ({ state }: PaymentRow) => state in UNCAPTURED;
const UNCAPTURED: Partial<Record<PaymentState, true>> = {
  started: true,
  pending: true,
  declined: true,
  expired: true,
};

export function providerStateOf(status: PaymentStatus, payment: PaymentRow): ProviderState | undefined {
  switch (status.state) {
    case 'captured':
      if (isUncaptured(payment)) return 'captured';
      if (status.isReturning) return undefined;
      return status.failedRefunds > 0 ? 'refund-failed' : 'captured';
    case 'declined':
      return status.isOver ? 'declined' : undefined;
    case 'approved':
    case 'not-approved':
      return undefined;
    default:
      return status.state;
  }
}
