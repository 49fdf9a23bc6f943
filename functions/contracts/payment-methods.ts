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
};

const METHODS = {
  'bank-transfer': {
    name: 'Direct bank transfer',
    isOnline: false,
    isOnDelivery: false,
    isTransfer: true,
  },
  paypal: {
    name: 'PayPal',
    isOnline: true,
    isOnDelivery: false,
    returnParams: ['token', 'PayerID'],
  },
  'cash-on-delivery': {
    name: 'Cash on delivery',
    isOnline: false,
    isOnDelivery: true,
  },
} satisfies Record<string, Description>;

export type PaymentMethod = keyof typeof METHODS;

export type OnlinePayment = {
  [Method in PaymentMethod]: (typeof METHODS)[Method]['isOnline'] extends true ? Method : never;
}[PaymentMethod];

/** Every payment method. What is said about them is in payment-words.ts. */
export const PAYMENT_METHODS: Record<PaymentMethod, Description> = METHODS;

export const PAYMENTS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export const isOnline = (payment: PaymentMethod): payment is OnlinePayment =>
  PAYMENT_METHODS[payment].isOnline;

export const ONLINE_PAYMENTS = PAYMENTS.filter(isOnline);

/** Query parameters with which customers return from a provider to their order. */
export const RETURN_PARAMETERS = ONLINE_PAYMENTS.flatMap(method => [
  method,
  ...(PAYMENT_METHODS[method].returnParams ?? []),
]);
