import type { ListedProduct } from '../../api/products.ts';
import { ProductCard } from '../product-card.tsx';

export function Related({ products }: { products: readonly ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-t border-line pt-8">
      <h2 id="related" className="text-title font-semibold">
        Related products
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 max-[22rem]:grid-cols-1 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {products.map(product => (
          <li key={product.productCode}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
