import { atMost, type CartLine, withAdded } from './cart-lines.ts';

/** Quantity of a product in a cart or an order. */
export const pieceCount = (
  { productCode }: Pick<CartLine, 'productCode'>,
  lines: readonly CartLine[],
): number => lines.find(line => line.productCode === productCode)?.quantity ?? 0;

/** Sets a line's quantity; zero removes it. */
export function withQuantity(lines: readonly CartLine[], { productCode, quantity }: CartLine): CartLine[] {
  if (quantity < 1) return lines.filter(line => line.productCode !== productCode);
  return lines.map(line =>
    line.productCode === productCode ? { productCode, quantity: atMost(quantity) } : line,
  );
}

/** Restores a removed line at its position, unless it is already back. */
export const withLineAt = (lines: readonly CartLine[], line: CartLine, index: number): CartLine[] =>
  lines.some(({ productCode }) => productCode === line.productCode)
    ? [...lines]
    : [...lines.slice(0, index), line, ...lines.slice(index)];

/** Adds each of the others. */
export const withAll = (lines: CartLine[], more: readonly CartLine[]) => more.reduce(withAdded, lines);
