import { PAYMENTS, type Payment } from '../../contracts/order-moves.ts';
import type { Ports } from '../../http/shop.ts';

/** PayPal is offered where the shop has an account there. */
export const offeredPayments = ({ paypal }: Pick<Ports, 'paypal'>): Payment[] =>
  PAYMENTS.filter(payment => payment !== 'paypal' || paypal);
