import type { Product } from '../../../functions/catalog/products/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Formatted } from '../../ui/formatted.tsx';
import { formatNumber } from '../../ui/money.ts';
import { Stars } from '../../ui/stars.tsx';

/** The average rating in one line, linking to the reviews. */
export function Ratings({ product: { rating, reviewCount } }: { product: Product }) {
  const { locale } = useShop();
  return (
    <p className="mt-3 text-small text-muted">
      <a href="#reviews" className="inline-flex items-center gap-2 hover:underline pointer-coarse:min-h-11">
        {rating === null ? (
          'No ratings yet'
        ) : (
          <>
            <Stars stars={roundRating(rating)} />
            <Formatted className="tabular-nums" by={ratingsText} of={[rating, reviewCount, locale]} />
          </>
        )}
      </a>
    </p>
  );
}

const ratingsText = (rating: number, count: number, locale: string) =>
  `${formatNumber(roundRating(rating), locale)} · ${countOf(count, locale)}`;

export const roundRating = (rating: number) => Math.round(rating * 10) / 10;

export const countOf = (count: number, locale: string) =>
  count === 1 ? '1 review' : `${formatNumber(count, locale)} reviews`;
