import clsx from 'clsx';
import { Heart } from 'lucide-react';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { SavedLink } from './saved-link.tsx';
import { useSaving } from './use-saving.ts';

type SaveButtonProps = { product: Pick<Product, 'productCode' | 'productName'> };

/** Its space is kept until scripts can answer it. */
export function SaveButton({ product: { productCode, productName } }: SaveButtonProps) {
  const { isSaved, press } = useSaving(productCode);
  const isReady = useHydrated();
  return (
    <div className={clsx('mt-3 flex flex-wrap items-center gap-3', !isReady && 'invisible')}>
      <Button variant="quiet" className="-ms-3 ps-3" aria-pressed={isSaved} onClick={press}>
        <Heart size={18} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
        <span>
          Save
          {/* The name stays “Save …”, since `aria-pressed` says the rest. */}
          {isSaved && <span aria-hidden="true">d</span>}
          <span className="sr-only"> {productName}</span>
        </span>
      </Button>
      {isSaved && <SavedLink />}
    </div>
  );
}
