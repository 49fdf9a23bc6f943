import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addToCart, readCart } from './cart.ts';

type AddToCartProps = ComponentProps<'form'> & {
  product: Pick<Product, 'productCode' | 'productName' | 'options' | 'price'>;
  /** Secondary in lists, where many buttons share a page. */
  variant?: 'primary';
};

/** Posts without JavaScript; with it, adds in place and shows a toast. Adds one by default. Hidden when not for sale. */
export function AddToCart({ product, variant, children, ...rest }: AddToCartProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { productCode, productName, price } = product;
  if (!price?.stockAvailable) return null;

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quantity = Number(event.currentTarget.quantity?.value ?? 1);
    const before = readCart();
    addToCart({ productCode, quantity });
    void import('./now-in-cart.ts').then(
      ({ toastOf }) => toast(toastOf(product, quantity, before, navigate)),
      () => navigate('/cart'),
    );
  };
  return (
    <form {...rest} method="post" action={`/cart?add=${productCode}`} onSubmit={add}>
      {children}
      <Button type="submit" variant={variant} aria-label={`Add To Cart: ${productName}`}>
        Add To Cart
      </Button>
    </form>
  );
}
