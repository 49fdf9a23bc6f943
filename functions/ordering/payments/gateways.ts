import { PAYMENT_METHODS, PAYMENTS, type PaymentMethod } from '../../contracts/payment-methods.ts';
import { ValidationError } from '../../errors.ts';
import type { Money, PaymentGateway } from '../../ports/payments.ts';
import { offline } from './providers/offline.ts';
import { paypal } from './providers/paypal.ts';
import type { PaymentProvider, ProviderDeps } from './providers/provider.ts';

/** Providers by payment method. */
export const PROVIDERS: Record<PaymentMethod, PaymentProvider> = {
  'bank-transfer': offline,
  paypal,
  'cash-on-delivery': offline,
};

export const ONLINE_PAYMENTS = PAYMENTS.filter(payment => PAYMENT_METHODS[payment].isOnline);

/** Payment methods available for this amount. */
export const offeredPayments = (deps: ProviderDeps, sum: Money): PaymentMethod[] =>
  PAYMENTS.filter(payment => PROVIDERS[payment](deps)?.supports(sum));

/** The gateway of an order that is paid online. */
export function connectOnline(deps: ProviderDeps, payment: PaymentMethod): PaymentGateway {
  const { isOnline, name } = PAYMENT_METHODS[payment];
  if (!isOnline) throw invalidPayment('This order uses another payment method');
  const gateway = PROVIDERS[payment](deps);
  if (!gateway) throw invalidPayment(`${name} isn’t available in this shop right now`);
  return gateway;
}

const invalidPayment = (message: string) => new ValidationError([{ path: 'payment', message }]);
