import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { localStore } from '../../api/safe-storage.ts';
import { readCart, writeCart } from './cart.ts';
import type { CartLine } from './cart-lines.ts';
import { pieceCount } from './more-lines.ts';

const KEY = 'orders-taken-out';
const MOST = 20;

/** A cart after an order: each line is reduced by the ordered quantity. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] =>
  lines.flatMap(line => {
    const quantity = line.quantity - pieceCount(line, ordered);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Whether an order has exactly these lines. */
export const holdsExactly = (ordered: readonly CartLine[], lines: readonly CartLine[]): boolean =>
  ordered.length === lines.length && lines.every(line => pieceCount(line, ordered) === line.quantity);

/**
 * Removes what was ordered from the cart, once per order, even if several tabs find it. False if it was done before:
 * then the cart is a new one.
 */
export function takeOutOrdered({ orderNumber, lines }: Order): boolean {
  const before = localStore.getItem(KEY)?.split(' ') ?? [];
  if (before.includes(orderNumber)) return false;
  localStore.setItem(KEY, [...before, orderNumber].slice(-MOST).join(' '));
  writeCart(withoutOrdered(readCart(), lines));
  return true;
}
