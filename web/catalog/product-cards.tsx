import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { ListedProduct } from '../api/products.ts';
import { ProductCard } from './product-card.tsx';

type ProductCardsProps = ComponentProps<'ul'> & {
  products: readonly ListedProduct[];
  /** How many pictures are above the fold, which load eagerly. */
  seenAtOnce?: number;
};

export function ProductCards({ products, seenAtOnce = 0, className, ...rest }: ProductCardsProps) {
  return (
    <ul {...rest} className={clsx('product-cards', className)}>
      {products.map((product, index) => (
        <li key={product.productCode}>
          <ProductCard product={product} first={index < seenAtOnce} />
        </li>
      ))}
    </ul>
  );
}
