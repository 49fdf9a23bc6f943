import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { useCartText } from './cart.ts';
import { linesIn } from './cart-lines.ts';
import type { LoadedCart } from './load-cart.ts';

/**
 * The cart as it is at this moment, and the last that the shop said of it. A change in any tab asks the shop again, and
 * so does coming back to this one.
 */
export function useCart(loaded: LoadedCart) {
  const text = useCartText(loaded.text);
  const { revalidate, state } = useRevalidator();
  const { state: navigating } = useNavigation();
  const [quote, setQuote] = useState(loaded.quote);
  if (loaded.quote && loaded.quote !== quote) setQuote(loaded.quote);

  const isStale = text !== loaded.text;
  const isIdle = state === 'idle' && navigating === 'idle';
  useEffect(() => {
    if (isStale && isIdle) void revalidate();
  }, [isStale, isIdle, revalidate]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void revalidate();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);

  return {
    text,
    lines: linesIn(text),
    quote,
    failed: loaded.quote === null,
    busy: isStale || !isIdle,
    askAgain: () => void revalidate(),
  };
}
