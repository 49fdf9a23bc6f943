import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { localStore } from '../../api/safe-storage.ts';
import { readCart, writeCart } from './cart.ts';
import { withoutOrdered } from './ordered-lines.ts';

const KEY = 'orders-taken-out';
const MOST = 20;

/** Once per order, even if several tabs find it. False if it was done before: then the cart is a new one. */
export function takeOutOrdered({ orderNumber, lines }: Order): boolean {
  const before = localStore.getItem(KEY)?.split(' ') ?? [];
  if (before.includes(orderNumber)) return false;
  localStore.setItem(KEY, [...before, orderNumber].slice(-MOST).join(' '));
  writeCart(withoutOrdered(readCart(), lines));
  return true;
}
