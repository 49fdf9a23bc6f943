/** In the texts, `{total}` stands for the order total and `{page}` for the address of its page. */
type Description = {
  /** Display name for shoppers and staff. */
  name: string;
  /** A provider takes the money, reports payments and sends refunds. Otherwise staff do. */
  isOnline: boolean;
  /** The customer pays when the parcel is handed over. */
  isOnDelivery: boolean;
  /** The customer transfers the money; the shop's account and a reference are shown with the amount. */
  isTransfer?: boolean;
  /** Query parameters that the provider adds to the return URL. */
  returnParams?: readonly string[];
  /** Shown next to the choice at checkout. */
  hint: string;
  /** Shown on the page of an unpaid order. */
  next: string;
  emails: { placed: string; shipped?: string };
  /** What staff need to do for a refund. */
  refund: string;
};

const METHODS = {
  'bank-transfer': {
    name: 'Direct bank transfer',
    isOnline: false,
    isOnDelivery: false,
    isTransfer: true,
    hint: 'Transfer the total, and we’ll ship once it arrives.',
    next: 'Transfer the total with this reference. We’ll ship your order once the money arrives.',
    emails: {
      placed: 'Please transfer the total with this reference. We’ll ship your order once the money arrives.',
    },
    refund: 'Transfer the refund yourself: {total}.',
  },
  paypal: {
    name: 'PayPal',
    isOnline: true,
    isOnDelivery: false,
    returnParams: ['token', 'PayerID'],
    hint: 'You’ll pay on PayPal after placing the order.',
    next: 'Pay {total} with PayPal and we’ll ship your order. Unpaid orders are cancelled after a day.',
    emails: { placed: 'If you haven’t paid yet, you can do so here: {page}' },
    refund: 'PayPal refunds {total}.',
  },
  'cash-on-delivery': {
    name: 'Cash on delivery',
    isOnline: false,
    isOnDelivery: true,
    hint: 'You pay when your parcel arrives.',
    next: 'Have {total} ready: you pay when your parcel arrives.',
    emails: {
      placed: 'You pay {total} when your parcel arrives.',
      shipped: 'Please have {total} ready when it arrives.',
    },
    refund: 'You return the money yourself: {total}.',
  },
} satisfies Record<string, Description>;

export type PaymentMethod = keyof typeof METHODS;

/** Every payment method with its texts. Providers are in functions/ordering/payments/providers/. */
export const PAYMENT_METHODS: Record<PaymentMethod, Description> = METHODS;

export const PAYMENTS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

/** Query parameters with which customers return from a provider to their order. */
export const RETURN_PARAMETERS = PAYMENTS.flatMap(method => {
  const { isOnline, returnParams = [] } = PAYMENT_METHODS[method];
  return isOnline ? [method, ...returnParams] : [];
});

export const interpolate = (words: string, values: { total: string; page?: string }) =>
  words.replace('{total}', () => values.total).replace('{page}', () => values.page ?? '');
