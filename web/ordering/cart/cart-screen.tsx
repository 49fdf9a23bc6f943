import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../page/page-meta.tsx';
import { useShop } from '../../page/use-shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { laterPart } from '../../ui/later-part.ts';
import { useSaved } from '../saved/saved.ts';
import { piecesIn } from './cart-lines.ts';
import { CartList } from './cart-list.tsx';
import { action, loader } from './cart-loader.ts';
import { CartSummary } from './cart-summary.tsx';
import { CountryNote } from './country-note.tsx';
import type { LoadedCart } from './load-cart.ts';
import { NoQuote } from './no-quote.tsx';
import { SentOrderNote } from './sent-order-note.tsx';
import { UnkeptNote } from './unkept-note.tsx';
import { useCart } from './use-cart.ts';
import { useCartChange } from './use-cart-change.ts';
import { useChanges } from './use-changes.ts';

export { action, loader };

const SavedInCart = laterPart(() => import('./saved-in-cart.tsx'));

export function Component() {
  const loaded = useLoaderData() as LoadedCart & { refused?: string };
  const { country } = useShop();
  const { lines, quote, failed, isAway, others, busy, refresh } = useCart(loaded);
  const [announcement, announce] = useState('');
  const changes = useChanges(quote, announce);
  const change = useCartChange({ quote, announce });
  const hasSaved = useSaved().length > 0;
  const pieces = piecesIn(lines);
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <PageMeta
        title="Cart"
        description="Review your cart with prices and shipping for your country, then check out."
        hidden
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <h1 className="text-heading font-semibold">
        Cart
        {pieces > 0 && (
          <span className="ms-3 text-body font-normal tracking-normal text-muted tabular-nums">
            {pieces === 1 ? '1 item' : `${pieces} items`}
          </span>
        )}
      </h1>
      <SentOrderNote />
      <UnkeptNote />
      <CountryNote />
      {loaded.refused && <Alert className="mt-6">{loaded.refused}</Alert>}
      {failed && <NoQuote of="your cart" {...{ isAway, others, busy, refresh }} />}
      {lines.length === 0 ? (
        <EmptyState
          title="Your cart is empty."
          action={
            <ButtonLink to="/products-list" variant="primary">
              See all products
            </ButtonLink>
          }
        />
      ) : quote ? (
        <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem]">
          <CartList {...{ lines, quote, changes, change }} coupon={loaded.coupon} />
          <CartSummary quote={quote} coupon={loaded.coupon} busy={busy} />
        </div>
      ) : (
        !failed && !country && <p className="mt-6 text-muted">We aren’t taking orders right now.</p>
      )}
      {hasSaved && (
        <Suspense>
          <SavedInCart lines={lines} announce={announce} />
        </Suspense>
      )}
    </div>
  );
}
