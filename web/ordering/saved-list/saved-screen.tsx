import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PageMeta } from '../../page/page-meta.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaved } from '../saved/saved.ts';
import { type LoadedSaved, loader } from './load-saved.ts';
import { SavedList } from './saved-list.tsx';

export { loader };

export function Component() {
  const { saved } = useLoaderData<LoadedSaved>();
  const codes = useSaved();
  const isHydrated = useHydrated();
  useFresh(saved, codes);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <PageMeta
        title="Saved"
        description="The products that you saved, with prices and stock for your country."
        hidden
      />
      <h1 ref={heading} tabIndex={-1} className="text-heading font-semibold outline-none">
        Saved
      </h1>
      <noscript>
        <p className="mt-6">
          What you save is kept in your browser, which needs JavaScript for it.{' '}
          <a href="/products-list">See all products</a>.
        </p>
      </noscript>
      {isHydrated && codes.length === 0 ? (
        <NothingSaved />
      ) : saved === undefined ? (
        <Loading />
      ) : saved === null ? (
        <LoadFailure>We couldn’t load your saved products.</LoadFailure>
      ) : (
        <SavedList saved={saved} codes={codes} onLast={() => heading.current?.focus()} />
      )}
    </div>
  );
}

/** Loads again what the edge does not know, and what was saved since, in any tab or by signing in. */
function useFresh(saved: LoadedSaved['saved'], codes: number[]) {
  const { revalidate, state } = useRevalidator();
  const isStale = saved === undefined || (saved !== null && codes.some(code => !saved.codes.includes(code)));
  useEffect(() => {
    if (isStale && state === 'idle') void revalidate();
  }, [isStale, state, revalidate]);
}

const NothingSaved = () => (
  <EmptyState
    title="Nothing saved yet."
    action={
      <ButtonLink to="/products-list" variant="primary">
        See all products
      </ButtonLink>
    }
  >
    Press “Save” on a product page, or “Save for later” in your cart.
  </EmptyState>
);

const Loading = () => (
  <div role="status" className="mt-8 grid gap-4">
    <span className="sr-only">Loading your saved products...</span>
    {[1, 2, 3].map(row => (
      <Skeleton key={row} className="h-36" />
    ))}
  </div>
);
