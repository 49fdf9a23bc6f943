import { requestQuote } from '../../api/cart.ts';
import { type ApiProblem, asProblem } from '../../api/client.ts';
import { countryOf, type RequestContext } from '../../api/request-context.ts';
import { rereadCountries } from '../../api/reread-countries.ts';
import type { SellingCountry } from '../../api/selling-countries.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { cartIn, readCart } from './cart.ts';
import { type CartLine, textOf } from './cart-lines.ts';

export type LoadedCart = Awaited<ReturnType<typeof loadCart>>;

/** The cart with its quote: null if the quote failed, with the reason; undefined if the cart is empty. */
export async function loadCart(visit: RequestContext, address: string) {
  const lines = cartOf(visit);
  const coupon = couponIn(address);
  const country = await countryOf(visit);
  const request = country && lines.length > 0 ? { country, lines, ...(coupon && { coupon }) } : undefined;
  let isAway = false;
  let others: SellingCountry[] | undefined;
  const quote =
    request &&
    (await loadOrNull(visit, () =>
      requestQuote(visit.api, request).catch(async error => {
        const problem = asProblem(error);
        isAway = problem.status === 503;
        if (!visit.onEdge && isClosed(problem)) others = await othersThan(request.country);
        throw error;
      }),
    ));
  if (quote && coupon === '') quote.coupon = NONE_TYPED;
  return { text: textOf(lines), coupon: coupon ?? '', quote, isAway, others };
}

/** The shop may have closed the country that the visitor is shopping in. */
const isClosed = ({ status, errors }: ApiProblem) =>
  status === 422 && errors.some(({ path }) => path === 'country');

const othersThan = async (country: string) =>
  (await rereadCountries()).filter(({ countryCode }) => countryCode !== country);

const NONE_TYPED = { code: '', accepted: false, message: 'Enter a coupon code.' };

/** Empty if none was entered. The API accepts one line of at most 50 characters. */
function couponIn(address: string): string | undefined {
  return new URL(address).searchParams
    .get('coupon')
    ?.replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 50)
    .trim();
}

/** The browser may hold a cart that is not in a cookie. */
export const cartOf = ({ onEdge, cookies }: RequestContext): CartLine[] =>
  onEdge ? cartIn(cookies) : readCart();
