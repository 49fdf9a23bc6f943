/** In hundredths of a currency of ISO 4217. */
export type Money = { amount: number; denomination: string };

export const currencyOf = ({ denomination }: Money) => denomination.trim().toUpperCase();

export const isSameSum = (one: Money, other: Money) =>
  one.amount === other.amount && currencyOf(one) === currencyOf(other);

type NewPayment = Money & {
  orderNumber: string;
  /** How many payments of this order are over: a repeated call with the same number starts nothing new. */
  attempt: number;
  shopName: string;
  /** Where the customer is sent after approving the payment, and after cancelling it. */
  returnUrl: string;
  cancelUrl: string;
};

type StartedPayment = { paymentId: string; approveUrl: string };

/** Money that came, and how much of it went back. */
export type Capture = {
  captureId: string;
  paid: Money;
  /** In hundredths. */
  returned: number;
  /** Some of it is on its way back. */
  isReturning: boolean;
  /** How often the provider took on to send some of it back, and did not. */
  failedRefunds: number;
};

/** `sent`: how much goes back with it, in hundredths, where the provider says so. */
export type Refund = { isUnderWay: boolean; sent?: number | undefined };

/** How a payment stands at the provider. */
export type PaymentStatus =
  /** The customer has not approved it yet, or has to do so again. */
  | { state: 'not-approved' }
  | { state: 'approved' }
  | ({ state: 'captured' } & Capture)
  /** The money is not there yet, and may never be. */
  | ({ state: 'pending' } & Capture)
  /** Nothing was charged. Unless it is over, the customer can choose another card within the same payment. */
  | { state: 'declined'; isOver: boolean }
  /** All of it went back. */
  | ({ state: 'refunded' } & Capture)
  /** The provider no longer knows it: nothing was charged, and nothing can be. */
  | { state: 'expired' };

/** A webhook event whose signature was verified: a reason to ask how a payment stands, and no more than that. */
export type PaymentEvent = { eventId: string; about: PaymentReference | undefined };
export type PaymentReference = { paymentId: string } | { captureId: string };

/** A moment to another, of a day at most. */
export type Span = { from: Date; to: Date };

/** Money as the provider's own list has it. */
export type Taking = { captureId: string; orderNumber: string; paid: Money; at: Date };

/** What the provider has of a payment that the shop may not know. */
export type TracedPayment = StartedPayment & { orderNumber: string };

/** How the shop takes money. A call repeated with the same attempt does nothing twice. */
export interface PaymentGateway {
  /** Whether it can take this sum, in this currency. */
  takes(sum: Money): boolean;
  start(payment: NewPayment): Promise<StartedPayment>;
  look(paymentId: string): Promise<PaymentStatus>;
  capture(paymentId: string, attempt: number): Promise<PaymentStatus>;
  /** Sends back whatever was not sent back yet; it may take the provider a while. */
  refund(captureId: string, attempt: number): Promise<Refund>;
  /** What it took for orders in a span, page by page from 1, and did not send back whole; the list may be hours late. */
  listTaken(span: Span, page: number): Promise<{ takings: Taking[]; isLast: boolean }>;
  /** Which payment of which order is meant; undefined if it names none, or the provider does not know it. */
  trace(reference: PaymentReference): Promise<TracedPayment | undefined>;
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

/** The provider does not let this account do that: trying again changes nothing. */
export class PaymentNotPermitted extends PaymentUnavailable {
  override name = 'PaymentNotPermitted';
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
