import type { ListedProduct } from '../../../api/products.ts';
import { ProductCards } from '../../../catalog/product-cards.tsx';
import { homeSections } from '../../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, more } = homeSections.newest;

export function Newest({ products }: { products: ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <Section id="newest" heading={heading} more={{ label: more, to: '/products-list?sort=new' }} wide>
      <ProductCards products={products} className="lg:grid-cols-4" />
    </Section>
  );
}
