/** Why staff have to do something about money, the worst first. */
export const UNSETTLED = ['surplus', 'unplaced', 'refund-refused', 'unanswered', 'unknown-order'] as const;
export type UnsettledKind = (typeof UNSETTLED)[number];

/** After so many times without an answer of the provider, staff are told. */
export const UNANSWERED_AFTER = 3;
