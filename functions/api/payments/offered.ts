import { PAYMENTS, type Payment } from '../../contracts/order-moves.ts';
import type { Ports } from '../../http/shop.ts';
import type { Sum } from '../../ports/paypal.ts';

/** PayPal is offered where the shop has an account there, and for what PayPal can take. */
export const offeredPayments = ({ paypal }: Pick<Ports, 'paypal'>, sum: Sum): Payment[] =>
  PAYMENTS.filter(payment => payment !== 'paypal' || paypal?.takes(sum));
