import { useSyncExternalStore } from 'react';
import { cookieIn, cookieOf } from '../api/cookies.ts';
import { type CartLine, linesIn, piecesIn, textOf, withAdded, withQuantity } from './cart-lines.ts';

const NAME = 'cart';
/** The key of whose cart that is; nobody's is a guest's. */
export const OWNER = 'cart-owner';
const listeners = new Set<() => void>();

/** The cart is a cookie of this browser: all tabs share it, and the edge can paint it without JavaScript. */
export const cartIn = (cookies: string): CartLine[] => linesIn(cookieIn(cookies, NAME));
export const cartCookie = (lines: readonly CartLine[]) => cookieOf(NAME, textOf(lines));

export const readCart = () => cartIn(document.cookie);

export function writeCart(lines: readonly CartLine[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not known to every browser yet
  document.cookie = cartCookie(lines);
  for (const listener of listeners) listener();
}

export const addToCart = (line: CartLine) => writeCart(withAdded(readCart(), line));
export const setQuantity = (line: CartLine) => writeCart(withQuantity(readCart(), line));

/** The cart as its cookie holds it, in step with every other tab; on the edge and before hydration as it was painted. */
export const useCartText = (painted: string) =>
  useSyncExternalStore(
    watchCart,
    () => textOf(readCart()),
    () => painted,
  );

/** How many pieces are in the cart, in this and every other tab; none on the edge and before hydration. */
export const useCartCount = () =>
  useSyncExternalStore(
    watchCart,
    () => piecesIn(readCart()),
    () => 0,
  );

/** Tells of every change of the cart, also by the edge or in another tab; where a browser cannot, on coming back. */
export function watchCart(listener: () => void): () => void {
  const { cookieStore } = window;
  // `document.cookie` may lag behind the event; once the store has answered, it does not.
  const look = () => void cookieStore?.get(NAME).then(listener);
  look();
  listeners.add(listener);
  cookieStore?.addEventListener('change', look);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    cookieStore?.removeEventListener('change', look);
    document.removeEventListener('visibilitychange', listener);
  };
}
