import type { SubmitEvent } from 'react';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { useAddHere } from '../../ordering/cart/add-to-cart.tsx';
import { Button } from '../../ui/button.tsx';
import { QuantityField } from './quantity-field.tsx';

type AddFormProps = { product: Product; most: number };

/** Works without JavaScript; with it, the product is added in place. Sticky at the bottom of a phone. */
export function AddForm({ product, most }: AddFormProps) {
  const addHere = useAddHere(product);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    addHere(Number(new FormData(event.currentTarget).get('quantity')));
  };
  return (
    <form
      action="/cart"
      onSubmit={add}
      data-foot-on-phone=""
      className="z-10 mt-8 flex items-end gap-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-(--spacing-gutter) max-lg:border-t
        max-lg:border-line max-lg:bg-paper max-lg:px-gutter max-lg:py-3"
    >
      <input type="hidden" name="add" value={product.productCode} />
      <QuantityField most={most} />
      <Button
        type="submit"
        variant="primary"
        aria-label={`Add To Cart: ${product.productName}`}
        className="flex-1"
      >
        Add To Cart
      </Button>
    </form>
  );
}
