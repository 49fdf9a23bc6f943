/** In its texts, `{total}` is the order total and `{page}` the URL of the order. */
type Description = {
  /** Display name for shoppers and staff. */
  name: string;
  /** The money moves through a provider: it reports payments and sends refunds. Otherwise staff do both. */
  isOnline: boolean;
  /** Paid on delivery. */
  isOnDelivery: boolean;
  /** Bank transfer: the shop's account and a reference are shown with the amount. */
  isTransfer?: boolean;
  /** Query parameters that the provider adds to the return URL. */
  returnParams?: readonly string[];
  /** Shown next to the option at checkout. */
  hint: string;
  /** Shown on the page of an unpaid order. */
  next: string;
  letters: { placed: string; shipped?: string };
  /** What staff need to do for a refund. */
  refund: string;
};

const METHODS = {
  'bank-transfer': {
    name: 'Direct bank transfer',
    isOnline: false,
    isOnDelivery: false,
    isTransfer: true,
    hint: 'Transfer the total and we’ll ship your order once it arrives.',
    next: 'Transfer the total with this reference. We’ll ship your order once the payment arrives.',
    letters: {
      placed:
        'Please transfer the total with this reference. We’ll ship your order once the payment arrives.',
    },
    refund: 'Transfer the refund yourself: {total}.',
  },
  paypal: {
    name: 'PayPal',
    isOnline: true,
    isOnDelivery: false,
    returnParams: ['token', 'PayerID'],
    hint: 'Pay with PayPal right after placing your order.',
    next: 'Pay {total} with PayPal and we’ll ship your order. Unpaid orders are cancelled after one day.',
    letters: { placed: 'If you haven’t paid yet, you can do so here: {page}' },
    refund: 'PayPal will refund {total}.',
  },
  'cash-on-delivery': {
    name: 'Cash on delivery',
    isOnline: false,
    isOnDelivery: true,
    hint: 'Pay when your order is delivered.',
    next: 'Please have {total} ready. You’ll pay on delivery.',
    letters: {
      placed: 'You’ll pay {total} on delivery.',
      shipped: 'Please have {total} ready for the delivery.',
    },
    refund: 'Refund the money yourself: {total}.',
  },
} satisfies Record<string, Description>;

export type PaymentMethod = keyof typeof METHODS;

/** All payment methods and their texts. Their providers: functions/ordering/payments/providers/. */
export const PAYMENT_METHODS: Record<PaymentMethod, Description> = METHODS;

export const PAYMENTS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export const fillIn = (words: string, values: { total: string; page?: string }) =>
  words.replace('{total}', () => values.total).replace('{page}', () => values.page ?? '');
