import { isOnline, PAYMENT_METHODS, PAYMENTS, type PaymentMethod } from '../../contracts/payment-methods.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import type { Money, PaymentGateway } from '../../ports/payments.ts';

export type PaymentDeps = WriteDeps<'database' | 'log' | 'gateways'>;

const invalidPayment = (message: string) => new ValidationError([{ path: 'payment', message }]);
const paidAnotherWay = () => invalidPayment('This order uses another payment method');

const refuse = async () => {
  throw paidAnotherWay();
};

/** Payments outside the shop: staff mark orders as paid and make refunds themselves. */
const offline: PaymentGateway = {
  supports: () => true,
  start: refuse,
  retrieve: refuse,
  capture: refuse,
  refund: refuse,
  listCaptures: async () => ({ takings: [], isLast: true }),
  trace: async () => undefined,
  parseWebhook: async () => undefined,
};

/** Undefined if the shop has no account with the provider. */
export const gatewayOf = ({ gateways }: Deps<'gateways'>, payment: PaymentMethod) =>
  isOnline(payment) ? gateways[payment] : offline;

/** Payment methods available for this amount. */
export const offeredPayments = (deps: Deps<'gateways'>, sum: Money): PaymentMethod[] =>
  PAYMENTS.filter(payment => gatewayOf(deps, payment)?.supports(sum));

/** The gateway of an order that is paid online. */
export function connectOnline({ gateways }: Deps<'gateways'>, payment: PaymentMethod): PaymentGateway {
  if (!isOnline(payment)) throw paidAnotherWay();
  const gateway = gateways[payment];
  if (gateway) return gateway;
  throw invalidPayment(`${PAYMENT_METHODS[payment].name} isn’t available in this shop right now`);
}
