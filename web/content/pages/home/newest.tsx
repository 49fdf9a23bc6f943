import type { ListedProduct } from '../../../api/products.ts';
import { ProductCards } from '../../../catalog/product-cards.tsx';
import { homeSections } from '../../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, lead, more } = homeSections.newest;

export function Newest({ products }: { products: ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <Section id="newest" heading={heading} lead={lead} more={{ label: more, to: '/products-list' }} wide>
      <ProductCards products={products} className="lg:grid-cols-4" />
    </Section>
  );
}
