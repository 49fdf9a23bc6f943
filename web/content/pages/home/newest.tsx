import type { ListedProduct } from '../../../api/products.ts';
import { ProductCard } from '../../../catalog/product-card.tsx';
import { homeSections } from '../../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, lead, more } = homeSections.newest;

export function Newest({ products }: { products: ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <Section id="newest" heading={heading} lead={lead} more={{ label: more, to: '/products-list' }} wide>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4">
        {products.map(product => (
          <li key={product.productCode}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
