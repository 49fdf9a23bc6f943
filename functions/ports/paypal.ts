/** In hundredths of a currency of ISO 4217. */
export type Sum = { amount: number; denomination: string };

export type NewPayment = Sum & {
  orderNumber: string;
  /** How many payments of this order are over: the same one, asked for again, is the same at PayPal. */
  attempt: number;
  shopName: string;
  /** Where somebody is sent who agreed, and who did not. */
  returnUrl: string;
  cancelUrl: string;
};

export type StartedPayment = { paymentId: string; approveUrl: string };

/** How a payment stands at PayPal. */
export type Standing =
  /** Nobody agreed to it yet, or somebody has to do so again. */
  | { state: 'not-approved' }
  | { state: 'approved' }
  | { state: 'captured'; captureId: string; paid: Sum }
  /** The money is not there yet; a message comes when it is, or is not. */
  | { state: 'pending'; captureId: string; paid: Sum }
  /** Nothing was charged. Unless it is over, whoever pays can choose another way to, within the same payment. */
  | { state: 'declined'; isOver: boolean }
  | { state: 'refunded'; captureId: string; paid: Sum }
  /** PayPal no longer knows it: nothing was charged, and nothing can be. */
  | { state: 'expired' };

/** What PayPal tells by itself, its signature checked. */
export type PaymentMessage = { eventId: string; news: PaymentNews };
export type PaymentNews =
  | { kind: 'approved'; paymentId: string }
  | { kind: 'captured' | 'pending'; paymentId: string; captureId: string; paid: Sum }
  | { kind: 'declined'; paymentId: string }
  /** All of it went back. */
  | { kind: 'refunded'; captureId: string }
  | { kind: 'other' };

/** Takes money through PayPal's Orders v2. The same call with the same attempt does nothing twice. */
export interface PayPal {
  /** Whether PayPal can take this sum at all. */
  takes(sum: Sum): boolean;
  start(payment: NewPayment): Promise<StartedPayment>;
  look(paymentId: string): Promise<Standing>;
  capture(paymentId: string, attempt: number): Promise<Standing>;
  /** Sends back all of it that was not sent back yet. */
  refund(captureId: string, attempt: number): Promise<void>;
  /** Undefined where PayPal did not sign it. */
  read(headers: Headers, body: string): Promise<PaymentMessage | undefined>;
}

/** PayPal does not answer, or not to us. Trying again later may help. */
export class PayPalUnavailable extends Error {
  override name = 'PayPalUnavailable';
}

/** PayPal understood and said no; `issue` is its word for why. */
export class PayPalRefused extends Error {
  override name = 'PayPalRefused';
  readonly issue: string;

  constructor(issue: string, message: string) {
    super(message);
    this.issue = issue;
  }
}
