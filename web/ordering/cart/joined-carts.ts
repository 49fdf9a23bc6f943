import { type CartLine, linesIn, textOf } from './cart-lines.ts';
import { piecesOf } from './more-lines.ts';

export type Joined = {
  lines: CartLine[];
  /** The stored lines that the cart had not, or not as many of. */
  brought: CartLine[];
  /** How many lines a cart has no room for. */
  left: number;
};

/** Of a line that both carts have, the larger number counts: it may be the same pieces, put in once more. */
export function joined(stored: readonly CartLine[], present: readonly CartLine[]): Joined {
  const all = [
    ...stored.map(line => ({ ...line, quantity: Math.max(line.quantity, piecesOf(line, present)) })),
    ...present.filter(line => piecesOf(line, stored) === 0),
  ];
  const lines = linesIn(textOf(all));
  const brought = stored.filter(line => line.quantity > piecesOf(line, present));
  return { lines, brought, left: all.length - lines.length };
}
