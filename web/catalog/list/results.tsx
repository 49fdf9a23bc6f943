import clsx from 'clsx';
import type { ListedProduct } from '../../api/products.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCards } from '../product-cards.tsx';
import { isNarrowed, type ListFilter } from './list-address.ts';

const SEEN_AT_ONCE = 2;

type ResultsProps = {
  products: readonly ListedProduct[];
  filter: ListFilter;
  hint?: string | undefined;
  busy: boolean;
};

export function Results({ products, filter, hint, busy }: ResultsProps) {
  if (products.length === 0) {
    return (
      <EmptyState
        title={hint ?? noneFor(filter)}
        action={<ButtonLink to="/products-list">See all products</ButtonLink>}
      >
        {!hint && adviceFor(filter)}
      </EmptyState>
    );
  }
  return (
    <ProductCards
      products={products}
      seenAtOnce={SEEN_AT_ONCE}
      aria-busy={busy}
      className={clsx(
        'mt-6 transition-opacity delay-150 sm:grid-cols-3 xl:grid-cols-4',
        busy && 'opacity-50',
      )}
    />
  );
}

const noneFor = (filter: ListFilter) =>
  filter.sale && !isNarrowed(filter)
    ? 'Nothing is reduced right now.'
    : 'No products found matching your criteria.';

const adviceFor = ({ category, inStock }: ListFilter) => (category || inStock) && 'Try fewer filters.';
