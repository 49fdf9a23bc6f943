/** Why staff need to act on a payment, worst first. */
export const UNSETTLED = ['surplus', 'unplaced', 'refund-refused', 'unanswered', 'unknown-order'] as const;
export type UnsettledKind = (typeof UNSETTLED)[number];

/** Staff are notified after this many failed checks. */
export const UNANSWERED_AFTER = 3;
