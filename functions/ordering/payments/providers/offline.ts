import { ValidationError } from '../../../errors.ts';
import type { PaymentGateway } from '../../../ports/payments.ts';
import type { PaymentProvider } from './provider.ts';

const paidAnotherWay = async () => {
  throw new ValidationError([{ path: 'payment', message: 'This order uses another payment method' }]);
};

/** Payments outside the shop: staff mark orders as paid and make refunds themselves. */
const byHand: PaymentGateway = {
  supports: () => true,
  start: paidAnotherWay,
  retrieve: paidAnotherWay,
  capture: paidAnotherWay,
  refund: paidAnotherWay,
  listCaptures: async () => ({ takings: [], isLast: true }),
  trace: async () => undefined,
  parseWebhook: async () => undefined,
};

export const offline: PaymentProvider = () => byHand;
