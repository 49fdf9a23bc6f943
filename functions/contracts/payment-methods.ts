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
    hint: 'You transfer the total; we send the parcel when it has arrived.',
    next: 'Transfer the total with this reference. We send the parcel when the money has arrived.',
    letters: {
      placed: 'Please transfer the total with this reference. We send the parcel when the money has arrived.',
    },
    refund: 'You transfer the money yourself: {total}.',
  },
  paypal: {
    name: 'PayPal',
    isOnline: true,
    isOnDelivery: false,
    returnParams: ['token', 'PayerID'],
    hint: 'You pay at PayPal as soon as the order is placed.',
    next: 'Pay {total} at PayPal. We send the parcel when it is paid. After a day without a payment the order is cancelled.',
    letters: { placed: 'If you did not pay yet, you can do so here: {page}' },
    refund: 'PayPal sends {total} back.',
  },
  'cash-on-delivery': {
    name: 'Cash on delivery',
    isOnline: false,
    isOnDelivery: true,
    hint: 'You pay when the parcel is handed to you.',
    next: 'Have {total} ready. You pay when the parcel is handed to you.',
    letters: {
      placed: 'You pay {total} when the parcel is handed to you.',
      shipped: 'Please have {total} ready when it is handed to you.',
    },
    refund: 'You give the money back yourself: {total}.',
  },
} satisfies Record<string, Description>;

export type PaymentMethod = keyof typeof METHODS;

/** All payment methods and their texts. Their providers: functions/ordering/payments/providers/. */
export const PAYMENT_METHODS: Record<PaymentMethod, Description> = METHODS;

export const PAYMENTS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export const fillIn = (words: string, values: { total: string; page?: string }) =>
  words.replace('{total}', () => values.total).replace('{page}', () => values.page ?? '');
