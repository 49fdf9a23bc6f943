import { OWNER, readCart, writeCart } from './cart.ts';
import { linesIn, textOf, withAll } from './cart-lines.ts';

const keyOf = (username: string) => `cart-of ${username}`;

/**
 * Signing out stores the cart under the account and leaves none to the next person at this browser. Signing
 * in restores it, merged with what was added as a guest.
 */
export async function swapCart(username: string) {
  // Every tab hears of the change; only one may act on it.
  if (navigator.locks) await navigator.locks.request(OWNER, () => swapCartNow(username));
  else swapCartNow(username);
}

/** Renaming an account keeps its cart. */
export function keepCartUnder(username: string) {
  if (localStorage.getItem(OWNER)) localStorage.setItem(OWNER, username);
}

function swapCartNow(username: string) {
  const owner = localStorage.getItem(OWNER) ?? '';
  if (owner === username) return;
  if (owner) {
    localStorage.setItem(keyOf(owner), textOf(readCart()));
    writeCart([]);
  }
  localStorage.removeItem(OWNER);
  if (!username) return;
  localStorage.setItem(OWNER, username);
  const stored = linesIn(localStorage.getItem(keyOf(username)) ?? '');
  localStorage.removeItem(keyOf(username));
  if (stored.length > 0) writeCart(withAll(stored, readCart()));
}
