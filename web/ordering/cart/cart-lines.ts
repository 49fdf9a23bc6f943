import { MOST_LINES, MOST_OF_ONE } from '../../../functions/contracts/cart-limits.ts';

export type CartLine = { productCode: number; quantity: number };

/** Parses the cart cookie: `1001x2.1007x1`. Malformed parts are skipped. */
export function linesIn(text: string | undefined): CartLine[] {
  const lines = (text ?? '').split('.').flatMap(part => {
    const [, code, quantity] = /^(\d{1,15})x(\d{1,3})$/.exec(part) ?? [];
    return code && Number(quantity) > 0 ? [{ productCode: Number(code), quantity: Number(quantity) }] : [];
  });
  return lines.reduce(withAdded, []);
}

export const isQuantity = (text: string) => /^\d{1,3}$/.test(text) && Number(text) > 0;

export const textOf = (lines: readonly CartLine[]) =>
  lines.map(({ productCode, quantity }) => `${productCode}x${quantity}`).join('.');

/** Increases the product's line, or appends a new one. */
export function withAdded(lines: CartLine[], { productCode, quantity }: CartLine): CartLine[] {
  const isIn = lines.some(line => line.productCode === productCode);
  return (isIn ? lines : [...lines, { productCode, quantity: 0 }].slice(0, MOST_LINES)).map(line =>
    line.productCode === productCode ? { productCode, quantity: atMost(line.quantity + quantity) } : line,
  );
}

export const piecesIn = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const atMost = (quantity: number) => Math.min(MOST_OF_ONE, quantity);
