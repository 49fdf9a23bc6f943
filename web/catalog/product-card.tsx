import { FEW_LEFT } from '../../functions/contracts/stock-levels.ts';
import type { ListedProduct } from '../api/products.ts';
import type { ShopData } from '../api/request-context.ts';
import { AddToCart } from '../ordering/cart/add-to-cart.tsx';
import { SaveFromCard } from '../ordering/saved/save-from-card.tsx';
import { CachedFragment } from '../page/cached-fragment.tsx';
import { useShop } from '../page/use-shop.ts';
import { formatDate } from '../ui/dates.ts';
import { Formatted } from '../ui/formatted.tsx';
import { Link } from '../ui/link.tsx';
import { Points, PriceLine } from '../ui/product/price-line.tsx';
import { ProductPicture } from '../ui/product/product-picture.tsx';
import { RatingLine } from '../ui/product/rating-line.tsx';
import { StockLine } from '../ui/product/stock-line.tsx';

/** Two cards per row on phones, up to four on desktops. Exact on phones, where that halves the bytes. */
const SIZES =
  '(min-width: 80rem) 18rem, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, (min-width: 22rem) calc(50vw - 1.5rem), 92vw';

type ProductCardProps = { product: ListedProduct; first?: boolean };

/** Styled in `styles/product.css`. */
export function ProductCard({ product, first }: ProductCardProps) {
  const { locale, country } = useShop();
  const className = 'product-card';
  // React preloads the picture of the first cards while rendering them.
  const of = { product, locale, country };
  if (!first) return <CachedFragment as="article" className={className} of={of} content={CardContent} />;
  return (
    <article className={className}>
      <CardContent of={of} first />
    </article>
  );
}

type CardContentProps = {
  of: { product: ListedProduct } & Pick<ShopData, 'locale' | 'country'>;
  first?: boolean;
};

function CardContent({ of: { product, locale, country }, first }: CardContentProps) {
  const { productCode, productName, productDescription, createdAt, price, standsFor } = product;
  return (
    <>
      <ProductPicture product={product} sizes={SIZES} decorative {...(first && { first })} />
      <h3>
        <Link to={`/products-details/${productCode}`}>{standsFor?.familyName ?? productName}</Link>
      </h3>
      <SaveFromCard product={product} />
      <PriceLine {...{ price, country, locale }} from={standsFor?.pricesDiffer} />
      <RatingLine product={product} locale={locale} />
      {price && <Points price={price} locale={locale} />}
      <p className="about">
        {standsFor && <Choices {...standsFor} />}
        <span>{productDescription}</span>
        <Formatted as="bdi" by={addedText} of={[createdAt, locale]} />
      </p>
      {price && price.stockAvailable <= FEW_LEFT && <StockLine price={price} />}
      <AddToCart product={product} />
    </>
  );
}

const addedText = (createdAt: string, locale: string) => `Added: ${formatDate(createdAt, locale)}`;

const MOST_SWATCHES = 5;

/** What its variants differ by, as words after their colours. */
function Choices({ choices, swatches = [] }: NonNullable<ListedProduct['standsFor']>) {
  return (
    <b className="w-full truncate font-normal">
      {swatches.slice(0, MOST_SWATCHES).map(colour => (
        <i key={colour} style={{ background: colour }} />
      ))}
      {choices.flat().join(', ')}
    </b>
  );
}
