import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import type { Product } from '../../../../functions/catalog/products/contract.ts';
import { formatCount } from '../../format.ts';
import { VariantGroupsContext } from './variant-groups.ts';

/** The name of a product, or of the family that it stands for, which unfolds. */
export function NameCell({ product }: { product: Product }) {
  const groups = use(VariantGroupsContext);
  const { groupOf, productName } = product;
  if (!groups || !groupOf)
    return <span className={clsx(groups?.isVariant(product) && 'block ps-6')}>{productName}</span>;
  const isOpen = groups.isOpen(product);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => groups.toggle(product)}
        className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-start pointer-coarse:min-h-11"
      >
        <ChevronRight
          size={16}
          aria-hidden="true"
          className={clsx('shrink-0 transition-transform', isOpen ? 'rotate-90' : 'rtl:-scale-x-100')}
        />
        <span>
          {groupOf.familyName}{' '}
          <span className="text-small font-normal whitespace-nowrap text-muted">
            {formatCount(groupOf.codes.length, 'variant')}
          </span>
        </span>
      </button>
      {isOpen && groups.isFailed(product) && (
        <p role="alert" className="text-small font-normal text-danger">
          Error loading the variants. Please try again.
        </p>
      )}
    </>
  );
}
