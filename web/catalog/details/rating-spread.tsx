import type { Product } from '../../../functions/catalog/products/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Formatted } from '../../ui/formatted.tsx';
import { formatNumber } from '../../ui/money.ts';
import { Stars } from '../../ui/stars.tsx';
import { countOf, roundRating } from './ratings.tsx';

export function RatingSpread({ product, rating }: { product: Product; rating: number }) {
  const { locale } = useShop();
  const { reviewCount, starCounts = [] } = product;
  const counts = starCounts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <div>
      <div className="flex items-center gap-4">
        <p className="text-heading leading-none font-semibold tabular-nums">
          <Formatted by={formatNumber} of={[roundRating(rating), locale]} />
        </p>
        <div className="grid gap-1 text-small text-muted">
          <Stars stars={roundRating(rating)} />
          <Formatted by={countOf} of={[reviewCount, locale]} />
        </div>
      </div>
      <ul className="mt-4 grid gap-1.5 text-small text-muted tabular-nums">
        {counts.map(({ stars, count }) => (
          <li key={stars} className="flex items-center gap-3">
            <span className="w-14">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <progress value={count} max={reviewCount} aria-hidden="true" className="spread" />
            <span className="w-6 text-end">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
