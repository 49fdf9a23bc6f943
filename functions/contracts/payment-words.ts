import type { PaymentMethod } from './payment-methods.ts';

type Words = {
  placed: (order: { total: string; page: string }) => string;
  /** Of a parcel that is not paid yet. */
  shipped?: (total: string) => string;
};

/** How to pay, as emails say it. */
export const PAYMENT_WORDS: Record<PaymentMethod, Words> = {
  'bank-transfer': {
    placed: () =>
      'Please transfer the total with this reference. We’ll ship your order once the money arrives.',
  },
  paypal: {
    placed: ({ page }) => `If you haven’t paid yet, you can do so here: ${page}`,
  },
  'cash-on-delivery': {
    placed: ({ total }) => `You pay ${total} when your parcel arrives.`,
    shipped: total => `Please have ${total} ready when it arrives.`,
  },
};
