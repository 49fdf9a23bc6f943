import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addToCart, readCart } from './cart.ts';

type Added = Pick<Product, 'productCode' | 'productName'>;

type AddToCartProps = {
  product: Added & Pick<Product, 'price'>;
  /** Secondary in lists, where many buttons share a page. */
  variant?: 'primary' | 'secondary';
};

/** A link that works without JavaScript; with it, the product is added in place. Hidden when not for sale. */
export function AddToCart({ product, variant = 'primary' }: AddToCartProps) {
  const { productCode, productName, price } = product;
  const addHere = useAddHere(product);
  if (!price || price.stockAvailable === 0) return null;

  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addHere(1);
  };
  return (
    <ButtonLink
      to={`/cart?add=${productCode}`}
      onClick={add}
      variant={variant}
      rel="nofollow"
      aria-label={`Add To Cart: ${productName}`}
    >
      Add To Cart
    </ButtonLink>
  );
}

/** Adds a product without leaving the page, and says so. */
export function useAddHere(product: Added) {
  const toast = useToast();
  const navigate = useNavigate();
  return (quantity: number) => {
    const before = readCart();
    addToCart({ productCode: product.productCode, quantity });
    void import('./now-in-cart.ts').then(
      ({ toastOf }) => toast(toastOf(product, quantity, before, navigate)),
      () => navigate('/cart'),
    );
  };
}
