import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedProduct } from '../../api/products.ts';
import { Button } from '../../ui/button.tsx';
import { addToCart, readCart } from './cart.ts';

type AddToCartProps = ComponentProps<'form'> & {
  product: ListedProduct;
  /** Secondary in lists, where many buttons share a page. */
  variant?: 'primary';
};

/** Posts without JavaScript; with it, adds in place and shows the cart's total. Adds one by default. Hidden when not for sale. */
export function AddToCart({ product, variant, children, ...rest }: AddToCartProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<ReactNode>();
  const { productCode, productName, price, standsFor } = product;
  if (!price?.stockAvailable) return null;
  // Which variant of a family is wanted can only be said on its page.
  const page = standsFor && `/products-details/${productCode}`;
  const label = page ? 'Choose options' : 'Add To Cart';

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (page) return void navigate(page);
    const form = event.currentTarget;
    const quantity = Number(form.quantity?.value ?? 1);
    const before = readCart();
    addToCart({ productCode, quantity });
    void import('./in-cart-panel.tsx').then(
      panel => panel.tellAdded({ product, quantity, before, form, show: setShown }),
      () => navigate('/cart'),
    );
  };
  return (
    <>
      <form
        {...rest}
        method={page ? 'get' : 'post'}
        action={page ?? `/cart?add=${productCode}`}
        onSubmit={add}
      >
        {children}
        <Button
          type="submit"
          variant={variant}
          aria-label={`${label}: ${standsFor?.familyName ?? productName}`}
        >
          {label}
        </Button>
      </form>
      {shown}
    </>
  );
}
