/** In its words `{total}` is what the order costs, and `{page}` the address of its page. */
type Description = {
  /** Its name, wherever shoppers and staff read it. */
  name: string;
  /** The money moves through a provider: it reports payments and sends refunds. Otherwise staff do both. */
  isOnline: boolean;
  /** The parcel is sent first, and paid when it is handed over. */
  isOnDelivery: boolean;
  /** The shopper transfers the money: with the amount stand the shop's account and a reference. */
  isTransfer?: boolean;
  /** Query parameters that the provider adds to the way back. */
  returnParams?: readonly string[];
  /** Beside the choice at the checkout. */
  hint: string;
  /** On the page of an order that is not paid. */
  next: string;
  letters: { placed: string; shipped?: string };
  /** What a refund means for staff. */
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

/** Every way to pay an order, and all that is said of it. Who takes the money: functions/ordering/payments/providers/. */
export const PAYMENT_METHODS: Record<PaymentMethod, Description> = METHODS;

export const PAYMENTS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export const fillIn = (words: string, values: { total: string; page?: string }) =>
  words.replace('{total}', () => values.total).replace('{page}', () => values.page ?? '');
