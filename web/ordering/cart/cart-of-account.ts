import { keptHere } from '../../api/safe-storage.ts';
import { OWNER, writeCart } from './cart.ts';
import { dropSentOrder } from './sent-order.ts';

/** Renaming an account keeps its cart. */
export function keepCartUnder(username: string) {
  if (keptHere.getItem(OWNER)) keptHere.setItem(OWNER, username);
}

/** Deleting an account also deletes its cart and pending order. */
export function dropCartOfAccount() {
  keptHere.removeItem(OWNER);
  writeCart([]);
  dropSentOrder();
}
