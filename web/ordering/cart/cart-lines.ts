export type CartLine = { productCode: number; quantity: number };

const MOST_LINES = 100;
export const MOST_OF_ONE = 999;

/** Parses the cart cookie: `1001x2.1007x1`. Malformed parts are skipped. */
export function linesIn(text: string | undefined): CartLine[] {
  const lines = (text ?? '').split('.').flatMap(part => {
    const [, code, quantity] = /^(\d{1,15})x(\d{1,3})$/.exec(part) ?? [];
    return code && Number(quantity) > 0 ? [{ productCode: Number(code), quantity: Number(quantity) }] : [];
  });
  return lines.reduce(withAdded, []);
}

export const textOf = (lines: readonly CartLine[]) =>
  lines.map(({ productCode, quantity }) => `${productCode}x${quantity}`).join('.');

/** Increases the product's line, or appends a new one. */
export function withAdded(lines: CartLine[], { productCode, quantity }: CartLine): CartLine[] {
  const present = lines.find(line => line.productCode === productCode);
  if (present) return withQuantity(lines, { productCode, quantity: present.quantity + quantity });
  return [...lines, { productCode, quantity: atMost(quantity) }].slice(0, MOST_LINES);
}

/** Sets a line's quantity; zero removes it. */
export function withQuantity(lines: readonly CartLine[], { productCode, quantity }: CartLine): CartLine[] {
  if (quantity < 1) return lines.filter(line => line.productCode !== productCode);
  return lines.map(line =>
    line.productCode === productCode ? { productCode, quantity: atMost(quantity) } : line,
  );
}

/** Restores a removed line at its position, unless it is back already. */
export const withLineAt = (lines: readonly CartLine[], line: CartLine, index: number): CartLine[] =>
  lines.some(({ productCode }) => productCode === line.productCode)
    ? [...lines]
    : lines.toSpliced(index, 0, line);

/** Merges two carts. */
export const withAll = (lines: CartLine[], more: readonly CartLine[]) => more.reduce(withAdded, lines);

export const piecesIn = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const atMost = (quantity: number) => Math.min(MOST_OF_ONE, quantity);
