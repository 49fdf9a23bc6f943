import clsx from 'clsx';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { MOST_OF_ONE } from '../../../functions/contracts/cart-limits.ts';
import { AddToCart } from '../../ordering/cart/add-to-cart.tsx';
import { SaveButton } from '../../ordering/saved/save-button.tsx';
import { useShop } from '../../page/use-shop.ts';
import { formatDate } from '../../ui/dates.ts';
import { Formatted } from '../../ui/formatted.tsx';
import { Points, PriceLine } from '../../ui/product/price-line.tsx';
import { StockLine } from '../../ui/product/stock-line.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { QuantityField } from './quantity-field.tsx';
import { Ratings } from './ratings.tsx';
import { VariantChoice } from './variant-choice.tsx';

export function BuyingBox({ product }: { product: Product }) {
  const { country, locale } = useShop();
  const { price } = product;
  const most = Math.min(MOST_OF_ONE, price?.stockAvailable ?? 0);
  const promised = most > 0 && product.delivery;
  return (
    <div className="self-start lg:sticky lg:top-36">
      <h1 className="text-heading font-semibold wrap-anywhere">{product.productName}</h1>
      <Ratings product={product} />
      <div className="mt-5">
        <PriceLine {...{ price, country, locale }} large />
      </div>
      {price && (
        <div className="mt-2 grid gap-2">
          <Points {...{ price, locale }} className="text-small" />
          <StockLine price={price} />
        </div>
      )}
      {product.family && <VariantChoice family={product.family} productCode={product.productCode} />}
      {/* The bar of a product with options sticks only below them, so they come first on screen too. */}
      <div className={clsx(!product.family && 'contents')}>
        <p className="mt-6 max-w-prose text-body wrap-anywhere whitespace-pre-line">
          {product.productDescription}
        </p>
        {/* Sticky at the bottom on phones. */}
        <AddToCart
          key={product.productCode}
          product={product}
          variant="primary"
          data-foot-on-phone=""
          className="z-10 mt-6 grid grid-cols-[auto_1fr] items-end gap-x-3 gap-y-1.5 py-2 max-lg:sticky max-lg:bottom-0
            max-lg:-mx-gutter max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-gutter"
        >
          <div className="col-span-2 lg:hidden">
            <PriceLine {...{ price, country, locale }} />
          </div>
          <QuantityField most={most} />
        </AddToCart>
        <SaveButton product={product} />
        {most > 0 && <DeliveryLine delivery={product.delivery} />}
        <dl
          className={clsx(
            'grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 border-t border-line pt-5 text-small',
            promised ? 'mt-5' : 'mt-8',
          )}
        >
          <dt className="text-muted">Product code</dt>
          <dd className="tabular-nums">{product.productCode}</dd>
          <dt className="text-muted">Added</dt>
          <Formatted as="dd" by={formatDate} of={[product.createdAt, locale]} />
        </dl>
      </div>
    </div>
  );
}
