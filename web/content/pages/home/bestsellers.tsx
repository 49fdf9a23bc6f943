import type { ListedProduct } from '../../../api/products.ts';
import { ProductCards } from '../../../catalog/product-cards.tsx';
import { homeSections } from '../../../texts/home-sections.ts';
import { Section } from './section.tsx';

const { heading, more } = homeSections.bestsellers;

/** A full row on a desktop; a shop that sold less shows what is new first. */
const FEWEST = 4;

export function Bestsellers({ products }: { products: ListedProduct[] }) {
  if (products.length < FEWEST) return null;
  return (
    <Section
      id="bestsellers"
      heading={heading}
      more={{ label: more, to: '/products-list?sort=popularity' }}
      wide
    >
      <ProductCards products={products} className="lg:grid-cols-4" />
    </Section>
  );
}
