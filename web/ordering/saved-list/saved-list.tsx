import { useRef } from 'react';
import type { ListedProduct } from '../../api/products.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PriceLine } from '../../ui/product/price-line.tsx';
import { ProductPicture } from '../../ui/product/product-picture.tsx';
import { StockLine } from '../../ui/product/stock-line.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { save, unsave } from '../saved/saved.ts';
import { NOT_REMOVED } from '../saved/saved-words.ts';

type SavedListProps = {
  saved: { codes: number[]; products: ListedProduct[] };
  /** Those still saved: others have been removed since, or belong to an account that signed out. */
  codes: number[];
  /** The last one was removed. */
  onLast: () => void;
};

export function SavedList({ saved, codes, onLast }: SavedListProps) {
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const shown = saved.products.filter(({ productCode }) => codes.includes(productCode));
  const gone = saved.codes.filter(
    code => codes.includes(code) && !saved.products.some(({ productCode }) => productCode === code),
  );

  const remove = ({ productCode, productName }: ListedProduct, place: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[place + 1] ?? buttons[place - 1];
    if (next) next.focus();
    else onLast();
    unsave(productCode, () => toast({ tone: 'danger', text: NOT_REMOVED }));
    toast({
      text: `${productName} was removed.`,
      action: { label: 'Undo', run: () => void save(productCode) },
    });
  };

  return (
    <>
      {shown.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {shown.map((product, place) => (
            <SavedRow key={product.productCode} product={product} onRemove={() => remove(product, place)} />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>
            {gone.length === 1
              ? 'One product that you saved is no longer available.'
              : `${gone.length} products that you saved are no longer available.`}
          </p>
          <Button
            size="sm"
            onClick={() => {
              onLast();
              for (const code of gone) unsave(code, () => toast({ tone: 'danger', text: NOT_REMOVED }));
            }}
          >
            {gone.length === 1 ? 'Remove it' : 'Remove them'}
          </Button>
        </div>
      )}
    </>
  );
}

type SavedRowProps = { product: ListedProduct; onRemove: () => void };

function SavedRow({ product, onRemove }: SavedRowProps) {
  const { country, locale } = useShop();
  const { productCode, productName, price } = product;
  const to = `/products-details/${productCode}`;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-6 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-6">
      {/* The name is the link for keyboards and screen readers. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="self-start">
        <ProductPicture product={product} sizes="(min-width: 40rem) 7rem, 5.5rem" decorative />
      </Link>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-body/snug font-semibold wrap-anywhere">
          <Link to={to} className="hover:underline">
            {productName}
          </Link>
        </h2>
        <PriceLine {...{ price, country, locale }} />
        {price && <StockLine price={price} />}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:flex-col sm:items-end sm:justify-between">
        <AddToCart product={product} className="max-sm:grow max-sm:[&>button]:w-full" />
        <Button
          variant="quiet"
          size="sm"
          className="sm:-me-3"
          data-remove=""
          aria-label={`Remove ${productName}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
