import type { ListedProduct } from '../api/products.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useShop } from '../shell/use-shop.ts';
import { formatDate } from '../ui/dates.ts';
import { Link } from '../ui/link.tsx';
import { Points, PriceLine } from './price-line.tsx';
import { ProductPicture } from './product-picture.tsx';
import { StockLine } from './stock-line.tsx';

/** How wide a card is: two beside each other on a phone, up to four; to the point there, since it saves half the bytes. */
const SIZES =
  '(min-width: 80rem) 18rem, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, (min-width: 22rem) calc(50vw - 1.5rem), 92vw';

export function ProductCard({ product, first }: { product: ListedProduct; first?: boolean }) {
  const { locale } = useShop();
  const { productCode, productName, productDescription, createdAt, price } = product;
  return (
    <article className="group relative flex h-full flex-col">
      <ProductPicture product={product} sizes={SIZES} decorative {...(first && { first })} />
      <h3 className="mt-3 text-body/snug font-semibold wrap-anywhere">
        <Link
          to={`/products-details/${productCode}`}
          className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
        >
          {productName}
        </Link>
      </h3>
      <p className="mt-1 line-clamp-2 text-small text-muted wrap-anywhere">{productDescription}</p>
      <div className="mt-2 grid gap-1">
        <PriceLine price={price} />
        {price && <Points price={price} />}
        {price && <StockLine price={price} />}
        <p className="text-fine text-muted">{`Added: ${formatDate(createdAt, locale)}`}</p>
      </div>
      <div className="relative mt-auto pt-3">
        <AddToCart product={product} variant="secondary" className="w-full" />
      </div>
    </article>
  );
}
