import type { PaymentMethod } from './payment-methods.ts';

type Words = {
  /** At checkout, next to the choice. */
  hint: string;
  /** On the page of an unpaid order; `{total}` stands for its total. */
  next: string;
  /** In the email about a new order. */
  placed: (order: { total: string; page: string }) => string;
  /** In the email about a parcel that is not paid yet. */
  shipped?: (total: string) => string;
  /** What staff need to do for a refund. */
  refund: (sum: string) => string;
};

/** What is said about payment methods: to shoppers, in emails and to staff. */
export const PAYMENT_WORDS: Record<PaymentMethod, Words> = {
  'bank-transfer': {
    hint: 'Transfer the total, and we’ll ship once it arrives.',
    next: 'Transfer the total with this reference. We’ll ship your order once the money arrives.',
    placed: () =>
      'Please transfer the total with this reference. We’ll ship your order once the money arrives.',
    refund: sum => `Transfer the refund yourself: ${sum}.`,
  },
  paypal: {
    hint: 'You’ll pay on PayPal after placing the order.',
    next: 'Pay {total} with PayPal and we’ll ship your order. Unpaid orders are cancelled after a day.',
    placed: ({ page }) => `If you haven’t paid yet, you can do so here: ${page}`,
    refund: sum => `PayPal refunds ${sum}.`,
  },
  'cash-on-delivery': {
    hint: 'You pay when your parcel arrives.',
    next: 'Have {total} ready: you pay when your parcel arrives.',
    placed: ({ total }) => `You pay ${total} when your parcel arrives.`,
    shipped: total => `Please have ${total} ready when it arrives.`,
    refund: sum => `You return the money yourself: ${sum}.`,
  },
};
