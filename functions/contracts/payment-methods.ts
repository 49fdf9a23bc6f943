type Behaviour = {
  /** The money moves through a provider: it reports payments and sends refunds. Otherwise staff do both. */
  isOnline: boolean;
  /** The parcel is sent first, and paid when it is handed over. */
  isOnDelivery: boolean;
};

/** Every way to pay an order. Types, contracts, providers and the words on screens follow from this list. */
export const PAYMENT_METHODS = {
  'bank-transfer': { isOnline: false, isOnDelivery: false },
  paypal: { isOnline: true, isOnDelivery: false },
  'cash-on-delivery': { isOnline: false, isOnDelivery: true },
} satisfies Record<string, Behaviour>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

export const PAYMENTS = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];
