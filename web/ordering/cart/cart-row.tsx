import clsx from 'clsx';
import { X } from 'lucide-react';
import type { CartAmounts } from '../../../functions/contracts/price-amounts.ts';
import type { Quote, QuotedLine } from '../../../functions/ordering/cart/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money-text.tsx';
import { Points, PriceLine } from '../../ui/product/price-line.tsx';
import { ProductPicture } from '../../ui/product/product-picture.tsx';
import { StockLine } from '../../ui/product/stock-line.tsx';
import type { CartLine } from './cart-lines.ts';
import type { Change } from './cart-seen.ts';
import { CHANGE, LATER } from './change-cart.ts';
import { LineNotes } from './line-notes.tsx';
import { QuantityField } from './quantity-field.tsx';

const SIZES = '(min-width: 40rem) 6rem, 4.5rem';

type CartRowProps = {
  line: CartLine;
  /** Undefined while the quote is loading. */
  quoted: QuotedLine | undefined;
  country: Quote['country'];
  change: Change | undefined;
};

export function CartRow({ line: { productCode, quantity }, quoted, country, change }: CartRowProps) {
  const { locale } = useShop();
  const isReady = useHydrated();
  if (!quoted) return <li aria-hidden="true" className="h-40 border-b border-line" />;
  const name = quoted.productName ?? `Product ${productCode}`;
  const to = quoted.productName !== null && `/products-details/${productCode}`;
  const picture = <ProductPicture product={{ ...quoted, productName: name }} sizes={SIZES} decorative />;
  const price = priceOf(quoted, country);
  const isSeveral = quoted.available > 1;
  return (
    <li className="grid grid-cols-[min(4.5rem,25%)_1fr] gap-x-4 gap-y-3 border-b border-line py-6 sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6">
      {to ? (
        // The name is the link for keyboards and screen readers.
        <Link to={to} tabIndex={-1} aria-hidden="true" className="self-start">
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-body/snug font-semibold wrap-anywhere">
          {to ? (
            <Link to={to} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {price && (
          <div className="flex flex-wrap items-baseline gap-x-2">
            <PriceLine {...{ price, country, locale }} />
            {isSeveral && <span className="text-fine text-muted">each</span>}
          </div>
        )}
        {price && <Points {...{ price, locale }} />}
        {price && !quoted.problem && <StockLine price={price} />}
        <LineNotes quoted={quoted} country={country} change={change} />
        {to && (
          <Button
            type="submit"
            name={CHANGE}
            value={`${LATER} ${productCode}`}
            formNoValidate
            variant="quiet"
            size="sm"
            aria-label={`Save for later: ${name}`}
            className={clsx('-ms-3 justify-self-start', !isReady && 'invisible')}
          >
            Save for later
          </Button>
        )}
      </div>
      <div className="col-span-2 flex items-center gap-2 sm:col-span-1 sm:grid sm:grid-cols-[1fr_auto] sm:content-between">
        {price && <QuantityField productCode={productCode} name={name} quantity={quantity} />}
        <p className="ms-auto font-semibold tabular-nums sm:order-first sm:col-span-2 sm:text-end">
          {isSeveral && (
            <>
              <span className="sr-only">Line total: </span>
              <Money amount={quoted.lineTotal} denomination={country.denomination} locale={locale} />
            </>
          )}
        </p>
        <IconButton
          type="submit"
          name={CHANGE}
          value={`remove ${productCode}`}
          formNoValidate
          label={`Remove ${name}`}
          variant="plain"
          className="-me-3 sm:col-start-2"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** Undefined when it is not for sale. */
const priceOf = (line: QuotedLine, country: Quote['country']) =>
  isSold(line) ? { ...country, ...line, netPrice: line.unitPrice } : undefined;

/** Its amounts are all null, or none is. */
const isSold = (line: QuotedLine): line is QuotedLine & CartAmounts => line.unitPrice !== null;
