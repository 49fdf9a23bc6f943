import type { PaymentProvider } from './provider.ts';

/** The gateway is a separate port: functions/ports/paypal-orders.ts. */
export const paypal: PaymentProvider = ({ paypal }) => paypal;
