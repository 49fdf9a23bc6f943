import { type CartLine, linesIn, textOf } from './cart-lines.ts';
import { piecesOf } from './more-lines.ts';

export type Joined = {
  lines: CartLine[];
  /** Stored lines that were missing from the cart, or had a smaller quantity there. */
  brought: CartLine[];
  /** How many lines did not fit into the cart. */
  left: number;
};

/** If both carts have a line, the larger quantity wins: the same items may have been added twice. */
export function joined(stored: readonly CartLine[], present: readonly CartLine[]): Joined {
  const all = [
    ...stored.map(line => ({ ...line, quantity: Math.max(line.quantity, piecesOf(line, present)) })),
    ...present.filter(line => piecesOf(line, stored) === 0),
  ];
  const lines = linesIn(textOf(all));
  const brought = stored.filter(line => line.quantity > piecesOf(line, present));
  return { lines, brought, left: all.length - lines.length };
}
