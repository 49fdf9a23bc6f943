import { Suspense } from 'react';
import type { ListedProduct } from '../../api/products.ts';
import { useHydratedLater } from '../../ui/hydrated.ts';
import { laterPart } from '../../ui/later-part.ts';

/** Loaded once scripts run, since without them nothing can be saved; over the picture, where it moves nothing. */
const CardHeart = laterPart(() => import('./card-heart.tsx'));

/** A family is saved by the variant that stands for it. */
export function SaveFromCard({ product }: { product: ListedProduct }) {
  const { productCode, productName, standsFor } = product;
  if (!useHydratedLater()) return null;
  return (
    <Suspense>
      <CardHeart productCode={productCode} name={standsFor?.familyName ?? productName} />
    </Suspense>
  );
}
