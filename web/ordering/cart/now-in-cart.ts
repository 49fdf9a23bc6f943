import type { Product } from '../../../functions/catalog/products/contract.ts';
import { MOST_OF_ONE } from '../../../functions/contracts/cart-limits.ts';
import { ended } from '../../../functions/contracts/sentences.ts';
import { variantName } from '../../../functions/contracts/variant-name.ts';
import type { CartLine } from './cart-lines.ts';
import { pieceCount } from './more-lines.ts';

type Named = Pick<Product, 'productCode' | 'productName' | 'options'>;

/** 'danger': not everything could be added. */
type InCartMessage = { tone?: 'danger'; text: string };
type Added = { quantity: number; before: CartLine[]; after: CartLine[]; isKept: boolean };

/** Does not claim that a product is in the cart if it did not fit or is only there for this visit. */
export function messageOf(product: Named, { quantity, before, after, isKept }: Added): InCartMessage {
  const productName = variantName(product);
  const pieces = pieceCount(product, after);
  const came = pieces - pieceCount(product, before);
  if (pieces === 0) return { tone: 'danger', text: `Your cart is full, so ${productName} was not added.` };
  if (came < quantity) {
    const more = came > 0 ? `only ${came} more` : 'no more';
    const text = `The limit is ${MOST_OF_ONE} per product, so ${more} of ${productName} could be added.`;
    return { tone: 'danger', text };
  }
  const what = `${quantity > 1 ? `${quantity} × ` : ''}${productName} is in your cart`;
  return {
    text: isKept ? ended(what) : `${what} until you leave or reload, because your browser blocks cookies.`,
  };
}
