import type { Product } from '../../../functions/catalog/products/contract.ts';
import { Formatted } from '../formatted.tsx';
import { formatNumber } from '../money.ts';

type RatingLineProps = { product: Pick<Product, 'rating' | 'reviewCount'>; locale: string };

/** Styled in `styles/product.css`. */
export function RatingLine({ product: { rating, reviewCount }, locale }: RatingLineProps) {
  if (rating === null) return null;
  return (
    <p className="rating">
      <Formatted by={formatNumber} of={[Math.round(rating * 10) / 10, locale]} />{' '}
      <span className="sr-only">out of 5 stars</span> ({reviewCount})
    </p>
  );
}
