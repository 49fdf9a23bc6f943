import { askQuote } from '../api/cart.ts';
import { countryOf, type Visit } from '../api/visit.ts';
import { loadOrSay } from '../shell/load-or-say.ts';
import { cartIn } from './cart.ts';
import { textOf } from './cart-lines.ts';

export type LoadedCart = Awaited<ReturnType<typeof loadCart>>;

/** The cart of a visitor and what the shop says it costs: null where that failed, nothing where nothing is asked. */
export async function loadCart(visit: Visit, address: string) {
  const lines = cartIn(visit.cookies);
  const coupon = couponIn(address);
  const country = await countryOf(visit);
  const asked = country && lines.length > 0 ? { country, lines, ...(coupon && { coupon }) } : undefined;
  const quote = asked && (await loadOrSay(visit, () => askQuote(visit.api, asked)));
  return { text: textOf(lines), coupon, quote };
}

/** As the API takes it: one line of at most 50 characters. */
function couponIn(address: string): string {
  const given = new URL(address).searchParams.get('coupon') ?? '';
  return given
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 50)
    .trim();
}
