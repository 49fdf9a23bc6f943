/** In hundredths of a currency of ISO 4217. */
export type Sum = { amount: number; denomination: string };

export const currencyOf = ({ denomination }: Sum) => denomination.trim().toUpperCase();

export const isSameSum = (one: Sum, other: Sum) =>
  one.amount === other.amount && currencyOf(one) === currencyOf(other);

type NewPayment = Sum & {
  orderNumber: string;
  /** How many payments of this order are over: a repeated call with the same number starts nothing new. */
  attempt: number;
  shopName: string;
  /** Where the customer is sent after approving the payment, and after cancelling it. */
  returnUrl: string;
  cancelUrl: string;
};

type StartedPayment = { paymentId: string; approveUrl: string };

/** How a payment stands at the provider. */
export type PaymentStatus =
  /** The customer has not approved it yet, or has to do so again. */
  | { state: 'not-approved' }
  | { state: 'approved' }
  | { state: 'captured'; captureId: string; paid: Sum }
  /** The money is not there yet; a webhook follows when it is, or is not. */
  | { state: 'pending'; captureId: string; paid: Sum }
  /** Nothing was charged. Unless it is over, the customer can choose another card within the same payment. */
  | { state: 'declined'; isOver: boolean }
  | { state: 'refunded'; captureId: string; paid: Sum }
  /** The provider no longer knows it: nothing was charged, and nothing can be. */
  | { state: 'expired' };

/** A webhook event whose signature was verified. */
export type PaymentEvent = { eventId: string; news: PaymentNews };
export type PaymentNews =
  | { kind: 'approved'; paymentId: string }
  | { kind: 'captured' | 'pending'; paymentId: string; captureId: string; paid: Sum }
  | { kind: 'declined'; paymentId: string }
  /** All of it went back. */
  | { kind: 'refunded'; captureId: string }
  | { kind: 'other' };

/** How the shop takes money. A call repeated with the same attempt does nothing twice. */
export interface PaymentGateway {
  /** Whether it can take this sum, in this currency. */
  takes(sum: Sum): boolean;
  start(payment: NewPayment): Promise<StartedPayment>;
  look(paymentId: string): Promise<PaymentStatus>;
  capture(paymentId: string, attempt: number): Promise<PaymentStatus>;
  /** Sends back whatever was not sent back yet. */
  refund(captureId: string, attempt: number): Promise<void>;
  /** Reads a webhook; undefined if the provider did not sign it. */
  hear(headers: Headers, body: string): Promise<PaymentEvent | undefined>;
}

/** The provider does not answer, or not to us. Trying again later may help. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
  readonly provider: string;

  constructor(provider: string, message: string) {
    super(message);
    this.provider = provider;
  }
}

/** The provider understood and said no; `issue` is its word for why. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly issue: string;

  constructor(issue: string, message: string) {
    super(message);
    this.issue = issue;
  }
}
