import { type CartLine, linesIn, textOf } from './cart-lines.ts';
import { pieceCount } from './more-lines.ts';

export type MergedCart = {
  lines: CartLine[];
  /** Stored lines that were missing from the cart, or had a smaller quantity there. */
  brought: CartLine[];
  /** How many lines did not fit into the cart. */
  left: number;
};

/** If both carts have a line, the larger quantity wins: the same items may have been added twice. */
export function mergeCarts(stored: readonly CartLine[], present: readonly CartLine[]): MergedCart {
  const all = [
    ...stored.map(line => ({ ...line, quantity: Math.max(line.quantity, pieceCount(line, present)) })),
    ...present.filter(line => pieceCount(line, stored) === 0),
  ];
  const lines = linesIn(textOf(all));
  const brought = stored.filter(line => line.quantity > pieceCount(line, present));
  return { lines, brought, left: all.length - lines.length };
}
