import type { Product } from '../../../functions/catalog/products/contract.ts';

export function ProductText({ product: { productOverviewDoc } }: { product: Product }) {
  if (!productOverviewDoc) return null;
  return (
    <section aria-labelledby="overview" className="mt-16 border-t border-line pt-8">
      <h2 id="overview" className="text-title font-semibold">
        Overview
      </h2>
      <p className="mt-3 max-w-prose text-body wrap-anywhere whitespace-pre-line">{productOverviewDoc}</p>
    </section>
  );
}
