import type { Product } from '../../../functions/catalog/products/contract.ts';
import { formatNumber } from '../money.ts';

type RatingLineProps = { product: Pick<Product, 'rating' | 'reviewCount'>; locale: string };

/** Styled in `styles/product.css`. */
export function RatingLine({ product: { rating, reviewCount }, locale }: RatingLineProps) {
  if (rating === null) return null;
  const average = formatNumber(Math.round(rating * 10) / 10, locale);
  return (
    <p className="rating">
      {average} <span className="sr-only">out of 5 stars</span> ({reviewCount})
    </p>
  );
}
