import type { payments } from '../../../db/schema/payments.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import type { PaymentStatus } from '../../ports/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Closed states: no more money is expected. */
export const OVER = ['declined', 'expired'] as const satisfies PaymentState[];

/** Active states: at most one payment per order. */
export const isOpen = ({ state, surplus }: PaymentRow) => !surplus && !OVER.some(over => over === state);

/** The provider holds the money, as far as the shop knows. */
export const isHeld = ({ state }: PaymentRow) => state === 'captured' || state === 'refunding';

/** Provider reports that can change the state of a payment. */
export const SAID = ['pending', 'captured', 'declined', 'expired', 'refunded', 'refund-failed'] as const;
export type Said = (typeof SAID)[number];

/** Even closed payments follow the provider's state. */
const LATE = { pending: 'pending', captured: 'captured', refunded: 'refunded' } as const;

/** New state after the provider's report; unchanged if not listed. */
export const TRANSITIONS: Record<PaymentState, Partial<Record<Said, PaymentState>>> = {
  started: { ...LATE, declined: 'declined', expired: 'expired' },
  pending: { captured: 'captured', refunded: 'refunded', declined: 'declined' },
  captured: { refunded: 'refunded' },
  refunding: { refunded: 'refunded', 'refund-failed': 'captured' },
  refunded: { captured: 'captured', 'refund-failed': 'captured' },
  declined: LATE,
  expired: LATE,
};

/** No money received, as far as the shop knows. */
export const isNew = ({ state }: PaymentRow) => state in NEW;
const NEW: Partial<Record<PaymentState, true>> = {
  started: true,
  pending: true,
  declined: true,
  expired: true,
};

export function saidBy(status: PaymentStatus, payment: PaymentRow): Said | undefined {
  switch (status.state) {
    case 'captured':
      if (isNew(payment)) return 'captured';
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
