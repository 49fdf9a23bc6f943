import { useSyncExternalStore } from 'react';
import { cookieIn, cookieOf } from '../../api/cookies.ts';
import { type CartLine, linesIn, piecesIn, textOf, withAdded } from './cart-lines.ts';

const NAME = 'cart';
/** Storage key for the cart's owner; empty means a guest. */
export const OWNER = 'cart-owner';
const listeners = new Set<() => void>();

/** The cart is a cookie: all tabs share it, and the edge can render it without JavaScript. */
export const cartIn = (cookies: string): CartLine[] => linesIn(cookieIn(cookies, NAME));
export const cartCookie = (lines: readonly CartLine[]) => cookieOf(NAME, textOf(lines));

/** The cart of this visit if the browser rejects cookies. */
let unkept: CartLine[] | undefined;

export const readCart = (): CartLine[] => unkept ?? cartIn(document.cookie);

export function writeCart(lines: CartLine[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
  document.cookie = cartCookie(lines);
  unkept = document.cookie.includes(textOf(lines)) ? undefined : lines;
  for (const listener of listeners) listener();
}

export const addToCart = (line: CartLine) => writeCart(withAdded(readCart(), line));

/** Number of items, in sync across tabs; 0 at the edge and before hydration. */
export const useCartCount = () =>
  useSyncExternalStore(
    watchCart,
    () => piecesIn(readCart()),
    () => 0,
  );

/** Notifies of every change, including by the edge or another tab; older browsers check when they regain focus. */
export function watchCart(listener: () => void): () => void {
  const { cookieStore } = window;
  // `document.cookie` may lag behind the event, but not once the store has responded.
  const notify = () => void cookieStore?.get(NAME).then(listener);
  notify();
  listeners.add(listener);
  cookieStore?.addEventListener('change', notify);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    cookieStore?.removeEventListener('change', notify);
    document.removeEventListener('visibilitychange', listener);
  };
}
