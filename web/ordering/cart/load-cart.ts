import { requestQuote } from '../../api/cart.ts';
import { countryOf, type Visit } from '../../api/visit.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { cartIn } from './cart.ts';
import { textOf } from './cart-lines.ts';

export type LoadedCart = Awaited<ReturnType<typeof loadCart>>;

/** The cart with its quote: null when that failed, undefined when the cart is empty. */
export async function loadCart(visit: Visit, address: string) {
  const lines = cartIn(visit.cookies);
  const coupon = couponIn(address);
  const country = await countryOf(visit);
  const request = country && lines.length > 0 ? { country, lines, ...(coupon && { coupon }) } : undefined;
  const quote = request && (await loadOrNull(visit, () => requestQuote(visit.api, request)));
  return { text: textOf(lines), coupon, quote };
}

/** The API takes one line of at most 50 characters. */
function couponIn(address: string): string {
  const coupon = new URL(address).searchParams.get('coupon') ?? '';
  return coupon
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 50)
    .trim();
}
