import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addToCart, readCart } from './cart.ts';

type AddToCartProps = {
  product: Pick<Product, 'productCode' | 'productName' | 'price'>;
  quantity?: number;
  /** Secondary in lists, where many buttons share a page. */
  variant?: 'primary' | 'secondary';
  className?: string;
};

/** A link that works without JavaScript; with it, the product is added in place. Hidden when not for sale. */
export function AddToCart({ product, quantity = 1, variant = 'primary', className = '' }: AddToCartProps) {
  const { productCode, productName, price } = product;
  const toast = useToast();
  const navigate = useNavigate();
  if (!price || price.stockAvailable === 0) return null;

  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const before = readCart();
    addToCart({ productCode, quantity });
    void import('./now-in-cart.ts').then(
      ({ toastOf }) => toast(toastOf(product, quantity, before, navigate)),
      () => navigate('/cart'),
    );
  };
  const amount = quantity > 1 ? `&quantity=${quantity}` : '';
  return (
    <ButtonLink
      to={`/cart?add=${productCode}${amount}`}
      onClick={add}
      variant={variant}
      rel="nofollow"
      aria-label={`Add To Cart: ${productName}`}
      className={className}
    >
      Add To Cart
    </ButtonLink>
  );
}
