import { useRef } from 'react';
import { MOST_LINES } from '../../../functions/contracts/cart-limits.ts';
import type { ListedProduct } from '../../api/products.ts';
import { Button } from '../../ui/button.tsx';
import { ProductStrip, stripSheet } from '../../ui/product/product-strip.tsx';
import { useProductsByCode } from '../../ui/product/use-products-by-code.ts';
import { useToast } from '../../ui/toast.tsx';
import { unsave, useSaved } from '../saved/saved.ts';
import { SavedLink } from '../saved/saved-link.tsx';
import { NOT_REMOVED } from '../saved/saved-words.ts';
import { addToCart, readCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';

const MOST_SHOWN = 12;

type SavedInCartProps = { lines: readonly CartLine[]; announce: (words: string) => void };

/** What is saved and not in the cart, with the way back into it. */
function SavedInCart({ lines, announce }: SavedInCartProps) {
  const toast = useToast();
  const section = useRef<HTMLElement>(null);
  const codes = useSaved()
    .filter(code => !lines.some(({ productCode }) => productCode === code))
    .slice(0, MOST_SHOWN);
  const products = useProductsByCode(codes);
  if (!products || products.length === 0) return null;

  const move = ({ productCode, productName }: ListedProduct, place: number) => {
    if (readCart().length >= MOST_LINES)
      return toast({ tone: 'danger', text: 'Your cart is full. Remove something to add another product.' });
    const buttons = section.current?.querySelectorAll('button') ?? [];
    (buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById('content'))?.focus();
    addToCart({ productCode, quantity: 1 });
    unsave(productCode, () => toast({ tone: 'danger', text: NOT_REMOVED }));
    announce(`${productName} was moved to your cart.`);
  };

  return (
    <section ref={section} aria-labelledby="saved" className="mt-16 border-t border-line pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="saved" className="text-title font-semibold">
          Saved for later
        </h2>
        <SavedLink />
      </div>
      <ProductStrip
        products={products}
        action={(product, place) =>
          product.price &&
          product.price.stockAvailable > 0 && (
            <Button
              size="sm"
              aria-label={`Move to cart: ${product.productName}`}
              onClick={() => move(product, place)}
            >
              Move to cart
            </Button>
          )
        }
      />
    </section>
  );
}

export default { sheet: stripSheet, Part: SavedInCart };
