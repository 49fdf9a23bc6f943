import type { payments } from '../../../db/schema/payments.ts';
import type { PaymentState } from '../../contracts/payment-states.ts';
import type { PaymentStatus } from '../../ports/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Those by which no money comes any more. */
export const OVER = ['declined', 'expired'] as const satisfies PaymentState[];

/** Its order is paid by it, or is going to be: there is one at most. */
export const isOpen = ({ state, surplus }: PaymentRow) => !surplus && !OVER.some(over => over === state);

/** The provider has its money, as far as the shop knows. */
export const isHeld = ({ state }: PaymentRow) => state === 'captured' || state === 'refunding';

/** What a provider says of a payment, as far as that can change how the shop has it. */
export const SAID = ['pending', 'captured', 'declined', 'expired', 'refunded', 'refund-failed'] as const;
export type Said = (typeof SAID)[number];

/** Even what is over is taken for what it is at the provider. */
const LATE = { pending: 'pending', captured: 'captured', refunded: 'refunded' } as const;

/** How a payment stands once its provider has been asked; as before where nothing is said here. */
export const TRANSITIONS: Record<PaymentState, Partial<Record<Said, PaymentState>>> = {
  started: { ...LATE, declined: 'declined', expired: 'expired' },
  pending: { captured: 'captured', refunded: 'refunded', declined: 'declined' },
  captured: { refunded: 'refunded' },
  refunding: { refunded: 'refunded', 'refund-failed': 'captured' },
  refunded: { captured: 'captured', 'refund-failed': 'captured' },
  declined: LATE,
  expired: LATE,
};

/** As far as the shop knows, no money ever came by it. */
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
