import type { PaymentProvider } from './provider.ts';

/** The gateway is a port of its own: functions/ports/paypal-orders.ts. */
export const paypal: PaymentProvider = ({ paypal }) => paypal;
