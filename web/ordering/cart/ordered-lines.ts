import type { CartLine } from './cart-lines.ts';
import { pieceCount } from './more-lines.ts';

/** A cart after an order: each line is reduced by the ordered quantity. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] =>
  lines.flatMap(line => {
    const quantity = line.quantity - pieceCount(line, ordered);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Whether an order has exactly these lines. */
export const holdsExactly = (ordered: readonly CartLine[], lines: readonly CartLine[]): boolean =>
  ordered.length === lines.length && lines.every(line => pieceCount(line, ordered) === line.quantity);
