import { localStore } from '../../api/safe-storage.ts';
import { OWNER, writeCart } from './cart.ts';
import { dropSentOrder } from './sent-order.ts';

/** Renaming an account keeps its cart. */
export function keepCartUnder(username: string) {
  if (localStore.getItem(OWNER)) localStore.setItem(OWNER, username);
}

/** Deleting an account also deletes its cart and pending order. */
export function dropCartOfAccount() {
  localStore.removeItem(OWNER);
  writeCart([]);
  dropSentOrder();
}
