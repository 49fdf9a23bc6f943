import clsx from 'clsx';
import type { ListedProduct } from '../../api/products.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCard } from '../product-card.tsx';
import type { ListFilter } from './list-address.ts';

/** Pictures above the fold, which load eagerly. */
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
        title={hint ?? 'No products found matching your criteria.'}
        action={<ButtonLink to="/products-list">See all products</ButtonLink>}
      >
        {!hint && adviceFor(filter)}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-busy={busy}
      className={clsx(
        'mt-6 grid grid-cols-2 gap-x-4 gap-y-10 transition-opacity delay-150 max-[22rem]:grid-cols-1 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4',
        busy && 'opacity-50',
      )}
    >
      {products.map((product, index) => (
        <li key={product.productCode}>
          <ProductCard product={product} first={index < SEEN_AT_ONCE} />
        </li>
      ))}
    </ul>
  );
}

const adviceFor = ({ category, inStock }: ListFilter) => (category || inStock) && 'Try fewer filters.';
