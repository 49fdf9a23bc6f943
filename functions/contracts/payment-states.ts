/** State of a payment at its provider, as known to the shop. */
export const PAYMENT_STATES = [
  'started',
  'pending',
  'captured',
  'declined',
  'refunding',
  'refunded',
  'expired',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
