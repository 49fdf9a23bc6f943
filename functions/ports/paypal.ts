/** In hundredths of a currency of ISO 4217. */
export type Sum = { amount: number; denomination: string };

export type NewPayment = Sum & {
  orderNumber: string;
  shopName: string;
  /** Where somebody is sent who agreed, and who did not. */
  returnUrl: string;
  cancelUrl: string;
};

export type StartedPayment = { paymentId: string; approveUrl: string };

export type Captured =
  | { state: 'captured'; captureId: string; paid: Sum }
  /** The money is not there yet; a message comes when it is, or is not. */
  | { state: 'pending'; captureId: string }
  | { state: 'declined'; why: string }
  /** Nobody agreed to it yet. */
  | { state: 'not-approved' };

/** What PayPal tells by itself, its signature checked. */
export type PaymentMessage = { eventId: string; about: PaymentNews };
export type PaymentNews =
  | { kind: 'approved'; paymentId: string }
  | { kind: 'captured'; paymentId: string; captureId: string; paid: Sum }
  | { kind: 'declined'; paymentId: string; captureId: string }
  | { kind: 'refunded'; captureId: string }
  | { kind: 'other' };

/** Takes money through PayPal's Orders v2. The same call again, with the same key, does nothing twice. */
export interface PayPal {
  start(payment: NewPayment): Promise<StartedPayment>;
  capture(paymentId: string): Promise<Captured>;
  refund(captureId: string, sum: Sum): Promise<void>;
  /** Undefined where PayPal did not sign it. */
  read(headers: Headers, body: string): Promise<PaymentMessage | undefined>;
}

/** PayPal does not answer, or not to us. Trying again later may help. */
export class PayPalUnavailable extends Error {
  override name = 'PayPalUnavailable';
}
