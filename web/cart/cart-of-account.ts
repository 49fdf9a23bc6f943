import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { readCart, writeCart } from './cart.ts';
import { linesIn, textOf, withAll } from './cart-lines.ts';

/** Whose cart is in the cookie; nobody's is a guest's. */
const OWNER = 'cart-owner';
const keyOf = (username: string) => `cart-of ${username}`;

/**
 * Who signs out leaves no cart to the next person at this browser; it is put away under their name. Who signs in gets
 * theirs back, with what they chose as a guest.
 */
export function useCartOfAccount() {
  const username = useSession()?.username ?? '';
  useEffect(() => {
    // One tab at a time, since all of them hear of it at once.
    if (navigator.locks) void navigator.locks.request(OWNER, () => handOver(username));
    else handOver(username);
  }, [username]);
}

function handOver(username: string) {
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
