import type { PaymentProvider } from './provider.ts';

/** The port is PayPal's own: functions/ports/paypal-orders.ts. */
export const paypal: PaymentProvider = {
  name: 'PayPal',
  connect: ({ paypal }) => paypal,
};
