/** In hundredths of a currency of ISO 4217. */
export type Money = { amount: number; denomination: string };

export const currencyOf = ({ denomination }: Money) => denomination.trim().toUpperCase();

export const isSameSum = (one: Money, other: Money) =>
  one.amount === other.amount && currencyOf(one) === currencyOf(other);

type NewPayment = Money & {
  orderNumber: string;
  /** Number of closed payments of this order: repeating the call with the same number starts nothing new. */
  attempt: number;
  shopName: string;
  /** Where the customer is sent after approving the payment, and after cancelling it. */
  returnUrl: string;
  cancelUrl: string;
};

/**
 * Ids of payments, captures and events are keys of the shop's tables, without the provider: an adapter whose ids could
 * be those of another provider puts its name before them.
 */
type StartedPayment = { paymentId: string; approveUrl: string };

/** Received money, and how much of it was refunded. */
export type Capture = {
  captureId: string;
  paid: Money;
  /** In hundredths. */
  returned: number;
  /** A refund is in progress. */
  isReturning: boolean;
  /** Number of accepted refunds that the provider didn't complete. */
  failedRefunds: number;
};

/** `sent`: refunded amount in hundredths, if the provider reports it. */
export type Refund = { isUnderWay: boolean; sent?: number | undefined };

/** State of a payment at the provider. */
export type PaymentStatus =
  /** The customer hasn't approved it yet or has to do so again. */
  | { state: 'not-approved' }
  | { state: 'approved' }
  | ({ state: 'captured' } & Capture)
  /** Pending: the money may never arrive. */
  | ({ state: 'pending' } & Capture)
  /** Not charged. Unless it is closed, the customer can try another card in the same payment. */
  | { state: 'declined'; isOver: boolean }
  /** Fully refunded. */
  | ({ state: 'refunded' } & Capture)
  /** Unknown to the provider: never charged, and can't be. */
  | { state: 'expired' };

/** A verified webhook event: only a reason to check the payment. */
export type PaymentEvent = { eventId: string; about: PaymentReference | undefined };
export type PaymentReference = { paymentId: string } | { captureId: string };

/** A time span of at most a day. */
export type Span = { from: Date; to: Date };

/** A transaction in the provider's list. */
export type Taking = { captureId: string; orderNumber: string; paid: Money; at: Date };

/** The provider's data on a payment possibly unknown to the shop. */
export type TracedPayment = StartedPayment & { orderNumber: string };

/** Payment gateway. Calls are idempotent per attempt. */
export interface PaymentGateway {
  /** Whether it supports this amount and currency. */
  supports(sum: Money): boolean;
  start(payment: NewPayment): Promise<StartedPayment>;
  retrieve(paymentId: string): Promise<PaymentStatus>;
  capture(paymentId: string, attempt: number): Promise<PaymentStatus>;
  /** Refunds the rest; it may take the provider a while. */
  refund(captureId: string, attempt: number): Promise<Refund>;
  /** Payments for orders in a span that weren't fully refunded, by page from 1; the list may lag by hours. */
  listCaptures(span: Span, page: number): Promise<{ takings: Taking[]; isLast: boolean }>;
  /** The payment and order it refers to; undefined if none, or unknown to the provider. */
  trace(reference: PaymentReference): Promise<TracedPayment | undefined>;
  /** Parses a webhook; undefined if its signature is invalid. */
  parseWebhook(headers: Headers, body: string): Promise<PaymentEvent | undefined>;
}

/** The provider is down or denies access. Retrying later may help. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
  readonly provider: string;

  constructor(provider: string, message: string) {
    super(message);
    this.provider = provider;
  }
}

/** The provider doesn't permit this for the account: retrying is pointless. */
export class PaymentNotPermitted extends PaymentUnavailable {
  override name = 'PaymentNotPermitted';
}

/** The provider rejected the request; `issue` is its reason code. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly issue: string;

  constructor(issue: string, message: string) {
    super(message);
    this.issue = issue;
  }
}
