import type { Product } from '../../../functions/catalog/products/contract.ts';
import { ended } from '../../../functions/contracts/sentences.ts';
import { variantName } from '../../../functions/contracts/variant-name.ts';
import type { ToastMessage } from '../../ui/toast-card.tsx';
import { readCart } from './cart.ts';
import { type CartLine, MOST_OF_ONE } from './cart-lines.ts';
import { isCartPersisted } from './is-cart-kept.ts';
import { pieceCount } from './more-lines.ts';

type Named = Pick<Product, 'productCode' | 'productName' | 'options'>;

/** Loaded on demand, like the toast. */
export function toastOf(
  product: Named,
  quantity: number,
  before: CartLine[],
  navigate: (path: string) => unknown,
): ToastMessage {
  const message = messageOf(product, { quantity, before, after: readCart(), isKept: isCartPersisted() });
  return { ...message, action: { label: 'View cart', run: () => navigate('/cart') } };
}

type Added = { quantity: number; before: CartLine[]; after: CartLine[]; isKept: boolean };

/** Does not claim that a product is in the cart if it did not fit or is only there for this visit. */
export function messageOf(product: Named, { quantity, before, after, isKept }: Added): ToastMessage {
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
