import type { ReactNode } from 'react';
import type { ListedProduct } from '../../api/products.ts';
import { useShop } from '../../page/use-shop.ts';
import { Link } from '../link.tsx';
import { PriceLine } from './price-line.tsx';
import { ProductPicture } from './product-picture.tsx';
import sheet from './product-strip.css?url';

export { sheet as stripSheet };

type ProductStripProps = {
  products: readonly ListedProduct[];
  /** One button. */
  action?: (product: ListedProduct, place: number) => ReactNode;
};

/** Small cards in a row that scrolls sideways. */
export function ProductStrip({ products, action }: ProductStripProps) {
  const { country, locale } = useShop();
  return (
    <ul className="product-strip">
      {products.map((product, place) => (
        <li key={product.productCode}>
          <ProductPicture product={product} sizes="(min-width: 64rem) 10.5rem, 9rem" decorative />
          <h3>
            <Link to={`/products-details/${product.productCode}`}>{product.productName}</Link>
          </h3>
          <PriceLine price={product.price} {...{ country, locale }} />
          {action?.(product, place)}
        </li>
      ))}
    </ul>
  );
}
