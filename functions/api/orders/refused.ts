import { refusalOf } from '../../../db/refusals.ts';
import type { PlaceOrder } from '../../contracts/place-order.ts';
import { Clash } from '../../errors.ts';
import { usedUp } from '../cart/coupons.ts';

const clash = (path: string, message: string) => new Clash(message, { errors: [{ path, message }] });

/** Why an order was not written; undefined where it is worth another look at what is there now. */
export function whyUnwritten(error: unknown, { coupon = '' }: PlaceOrder): unknown {
  const refusal = refusalOf(error);
  if (refusal?.kind === 'unique') {
    if (refusal.columns.includes('users.username')) {
      return clash('account.username', 'This user name is taken. Choose another one, or log in');
    }
    if (refusal.columns.includes('users.email')) {
      return clash('billing.email', 'There is an account with this e-mail. Log in to order with it');
    }
    return undefined;
  }
  if (refusal?.kind !== 'check') return error;
  if (refusal.constraint === 'coupon_within_its_uses') return clash('coupon', usedUp(coupon));
  return /^stock_/.test(refusal.constraint) ? undefined : error;
}
