import type { ListedProduct } from '../../api/products.ts';
import { ProductCards } from '../product-cards.tsx';

export function Related({ products }: { products: readonly ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-t border-line pt-8">
      <h2 id="related" className="text-title font-semibold">
        Related products
      </h2>
      <ProductCards products={products} className="mt-6 sm:grid-cols-3 lg:grid-cols-4" />
    </section>
  );
}
