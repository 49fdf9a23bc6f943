import { useSyncExternalStore } from 'react';
import { cookieIn, cookieOf } from '../api/cookies.ts';
import { type CartLine, linesIn, piecesIn, textOf, withAdded, withQuantity } from './cart-lines.ts';

const NAME = 'cart';
/** The key of whose cart that is; nobody's is a guest's. */
export const OWNER = 'cart-owner';
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** The cart is a cookie of this browser: all tabs share it, and the edge can paint it without JavaScript. */
export const cartIn = (cookies: string): CartLine[] => linesIn(cookieIn(cookies, NAME));
export const cartCookie = (lines: readonly CartLine[]) => cookieOf(NAME, textOf(lines));

export const readCart = () => cartIn(document.cookie);

export function writeCart(lines: readonly CartLine[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not known to every browser yet
  document.cookie = cartCookie(lines);
  channel?.postMessage('changed');
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

/** Tells of every change of the cart, also in another tab, or while this one was asleep. */
export function watchCart(listener: () => void): () => void {
  channel ??= openChannel();
  listeners.add(listener);
  channel.addEventListener('message', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The edge may have changed the cart on the way to this page, which the other tabs hear of only here. */
function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(NAME);
  opened.postMessage('changed');
  return opened;
}
