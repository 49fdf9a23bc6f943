/** How a payment stands at its provider, as the shop has it. */
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
