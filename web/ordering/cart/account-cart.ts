import { localStore } from '../../api/safe-storage.ts';
import { hasEnded } from '../../api/sign-in.ts';
import { signedInName } from '../../api/whose.ts';
import type { useToast } from '../../ui/toast.tsx';
import { moveIntoAccount } from '../saved/account-saved.ts';
import { forgetAccountCodes } from '../saved/saved-codes.ts';
import { OWNER, readCart, writeCart } from './cart.ts';
import { linesIn, textOf } from './cart-lines.ts';
import { type MergedCart, mergeCarts } from './joined-carts.ts';
import { dropSentOrder } from './sent-order.ts';
import { announceEnded, announceMerged } from './tell-of-cart.ts';

const keyOf = (username: string) => `cart-of ${username}`;

/**
 * Signing out stores the cart under the account and leaves none for the next person at this browser. Signing
 * in restores it, merged with what was added as a guest. If the shop ended the session, the cart stays in place.
 */
export async function swapCart(username: string, toast: ReturnType<typeof useToast>) {
  if (!username) forgetAccountCodes();
  if (!username && hasEnded()) return announceEnded(toast);
  // Every tab is notified of the change; only one may act on it.
  const cart = navigator.locks
    ? await navigator.locks.request(OWNER, () => swapCartNow(username))
    : swapCartNow(username);
  if (cart) await announceMerged(cart, toast);
  // If it fails, what was saved stays on the device and is moved later.
  if (username) await moveIntoAccount().catch(() => {});
}

function swapCartNow(username: string): MergedCart | undefined {
  const owner = localStore.getItem(OWNER) ?? '';
  // On a slow connection, someone else may have signed in since.
  if (owner === username || username !== signedInName()) return undefined;
  if (owner) {
    localStore.setItem(keyOf(owner), textOf(readCart()));
    writeCart([]);
    dropSentOrder();
  }
  localStore.removeItem(OWNER);
  if (!username) return undefined;
  localStore.setItem(OWNER, username);
  const stored = linesIn(localStore.getItem(keyOf(username)) ?? '');
  localStore.removeItem(keyOf(username));
  const cart = mergeCarts(stored, readCart());
  if (stored.length > 0) writeCart(cart.lines);
  return cart;
}
