import { RuleBroken } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import type { PayPal } from '../../ports/paypal.ts';
import type { OrderRow } from '../orders/rows.ts';

/** The port, for an order that is paid through it. */
export function assertByPayPal({ paypal }: Pick<Ports, 'paypal'>, { payment }: OrderRow): PayPal {
  if (payment !== 'paypal') throw refused('This order is paid another way');
  if (!paypal) throw refused('PayPal is not offered by this shop at the moment');
  return paypal;
}

const refused = (message: string) => new RuleBroken([{ path: 'payment', message }]);
