import { ORDER_STATES } from '../../contracts/order-states.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../contracts/payment-methods.ts';
import type { AuditCheck } from './contract.ts';

/** SQL condition that a key, or a multiple of it, is in the current part. */
type Within = (column: string, each?: number) => string;

export type Check = {
  check: AuditCheck;
  holds: string;
  /** The key to go along, part by part, and the maximum number of keys per part. */
  along: { table: string; key: string; most: number };
  /** Selects `what` and `said` of every mismatch in a part. */
  faults: (within: Within) => string;
};

export const A_PART = 50_000;
export const ORDERS = { table: 'orders', key: 'order_id', most: A_PART };
export const PRICES = { table: 'product_prices', key: 'product_code', most: A_PART };
export const PRODUCTS = { table: 'products', key: 'product_code', most: A_PART };

export const namesOf = (words: readonly string[]) => words.map(word => `'${word}'`).join(', ');

export const STANDING = namesOf(ORDER_STATES.filter(state => state !== 'cancelled' && state !== 'refunded'));

/** A table of payment methods and their names. */
export const methodsTable = (methods: readonly PaymentMethod[]) =>
  `(SELECT column1 AS method, column2 AS called FROM (VALUES ${methods
    .map(method => `('${method}', '${PAYMENT_METHODS[method].name}')`)
    .join(', ')}))`;
