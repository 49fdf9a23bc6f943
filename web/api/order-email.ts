import { sessionStore } from './safe-storage.ts';
import { readForOwner, storeForOwner } from './whose.ts';

const keyOf = (orderNumber: string) => `email-of ${orderNumber.toUpperCase()}`;

/** Saves a shopper who just placed an order from entering its email again in this tab. */
export const rememberEmail = (orderNumber: string, email: string) => storeForOwner(keyOf(orderNumber), email);

export const emailOf = (orderNumber: string) => readForOwner<string>(keyOf(orderNumber));

const wishOf = (orderNumber: string) => `keep ${orderNumber.toUpperCase()}`;

/** A guest wants this order in an account, and signs in or up first. */
export const rememberToKeep = (orderNumber: string) => storeForOwner(wishOf(orderNumber), true);

/** True once. */
export function takeWishToKeep(orderNumber: string): boolean {
  const isWanted = readForOwner<boolean>(wishOf(orderNumber)) === true;
  sessionStore.removeItem(wishOf(orderNumber));
  return isWanted;
}
