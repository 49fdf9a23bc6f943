import { MOST_OF_ONE } from '../../../functions/contracts/cart-limits.ts';
import { requestQuote } from '../../api/cart.ts';
import { countryOf, type RequestContext } from '../../api/request-context.ts';
import { type CartLine, isQuantity } from './cart-lines.ts';

/**
 * Undefined if the shop sells it there. If that cannot be checked, the edge adds it and the cart shows the problem on
 * the line; the browser adds nothing, since it may be reloading a page that is being left.
 */
export async function addToCartError(
  visit: RequestContext,
  lines: CartLine[],
  quantity: string,
): Promise<string | undefined> {
  if (!isQuantity(quantity))
    return `Quantity must be a whole number from 1 to ${MOST_OF_ONE}, so nothing was added to your cart.`;
  if (lines.length === 0) return 'This product doesn’t exist, so nothing was added to your cart.';
  const country = await countryOf(visit);
  const quote = country && (await requestQuote(visit.api, { country, lines }).catch(() => undefined));
  if (!quote && !visit.onEdge)
    return 'We couldn’t reach the shop, so nothing was added to your cart. Please try again.';
  const [line] = quote ? quote.lines : [];
  if (line?.problem === 'unknown')
    return `Product ${line.productCode} doesn’t exist, so nothing was added to your cart.`;
  if (quote && line?.problem === 'not-sold')
    return `${line.productName} isn’t sold in ${quote.country.countryName}, so it wasn’t added to your cart.`;
  return undefined;
}
