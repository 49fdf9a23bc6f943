import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { linesIn } from './cart-lines.ts';
import type { LoadedCart } from './load-cart.ts';
import { useCartText } from './use-cart-text.ts';

/**
 * The current cart and its latest quote. A change in any tab requests a new quote, and so does returning to
 * this tab.
 */
export function useCart(loaded: LoadedCart) {
  const text = useCartText(loaded.text);
  const { revalidate, state } = useRevalidator();
  const { state: navigating } = useNavigation();
  const isStale = text !== loaded.text;
  const [quote, setQuote] = useState(loaded.quote);
  // A quote for an earlier cart may lack a restored line whose field has the focus.
  if (loaded.quote && loaded.quote !== quote && !isStale) setQuote(loaded.quote);

  const isIdle = state === 'idle' && navigating === 'idle';
  useEffect(() => {
    if (isStale && isIdle) void revalidate();
  }, [isStale, isIdle, revalidate]);

  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [revalidate]);

  return {
    text,
    lines: linesIn(text),
    quote,
    failed: loaded.quote === null,
    isAway: loaded.isAway,
    others: loaded.others,
    busy: isStale || !isIdle,
    refresh: () => void revalidate(),
  };
}
