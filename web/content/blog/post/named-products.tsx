import type { ListedProduct } from '../../../api/products.ts';
import { ProductCards } from '../../../catalog/product-cards.tsx';
import { blog } from '../../../texts/blog.ts';

export function NamedProducts({ products }: { products: readonly ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="mt-16 border-t border-line pt-8">
      <h2 id="products" className="text-title font-semibold">
        {blog.products}
      </h2>
      <ProductCards products={products} className="mt-6 sm:grid-cols-3" />
    </section>
  );
}
