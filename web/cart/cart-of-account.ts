import { OWNER, readCart, writeCart } from './cart.ts';
import { linesIn, textOf, withAll } from './cart-lines.ts';

const keyOf = (username: string) => `cart-of ${username}`;

/**
 * Who signs out leaves no cart to the next person at this browser; it is put away under their name. Who signs in gets
 * theirs back, with what they chose as a guest.
 */
export async function handOver(username: string) {
  // One tab at a time, since all of them hear of it at once.
  if (navigator.locks) await navigator.locks.request(OWNER, () => handOverNow(username));
  else handOverNow(username);
}

/** Who changes their name keeps the cart that they have. */
export function keepCartUnder(username: string) {
  if (localStorage.getItem(OWNER)) localStorage.setItem(OWNER, username);
}

function handOverNow(username: string) {
  const owner = localStorage.getItem(OWNER) ?? '';
  if (owner === username) return;
  if (owner) {
    localStorage.setItem(keyOf(owner), textOf(readCart()));
    writeCart([]);
  }
  localStorage.removeItem(OWNER);
  if (!username) return;
  localStorage.setItem(OWNER, username);
  const kept = linesIn(localStorage.getItem(keyOf(username)) ?? '');
  localStorage.removeItem(keyOf(username));
  if (kept.length > 0) writeCart(withAll(kept, readCart()));
}
