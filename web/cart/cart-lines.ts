export type CartLine = { productCode: number; quantity: number };

const MOST_LINES = 100;
export const MOST_OF_ONE = 999;

/** A cart as its cookie holds it: `1001x2.1007x1`. What cannot be read is left out. */
export function linesIn(text: string | undefined): CartLine[] {
  const lines = (text ?? '').split('.').flatMap(part => {
    const [, code, quantity] = /^(\d{1,15})x(\d{1,3})$/.exec(part) ?? [];
    return code && Number(quantity) > 0 ? [{ productCode: Number(code), quantity: Number(quantity) }] : [];
  });
  return lines.reduce(withAdded, []);
}

export const textOf = (lines: readonly CartLine[]) =>
  lines.map(({ productCode, quantity }) => `${productCode}x${quantity}`).join('.');

/** The lines with some more of a product: on its line, or on a new one below the others. */
export function withAdded(lines: CartLine[], { productCode, quantity }: CartLine): CartLine[] {
  const present = lines.find(line => line.productCode === productCode);
  if (present) return withQuantity(lines, { productCode, quantity: present.quantity + quantity });
  return [...lines, { productCode, quantity: atMost(quantity) }].slice(0, MOST_LINES);
}

/** The lines with one of them set to a quantity; with none of it, without that line. */
export function withQuantity(lines: readonly CartLine[], { productCode, quantity }: CartLine): CartLine[] {
  if (quantity < 1) return lines.filter(line => line.productCode !== productCode);
  return lines.map(line =>
    line.productCode === productCode ? { productCode, quantity: atMost(quantity) } : line,
  );
}

/** The lines with one of them back at its place, where it is not there again already. */
export const withLineAt = (lines: readonly CartLine[], line: CartLine, place: number): CartLine[] =>
  lines.some(({ productCode }) => productCode === line.productCode)
    ? [...lines]
    : lines.toSpliced(place, 0, line);

/** The lines of two carts in one. */
export const withAll = (lines: CartLine[], more: readonly CartLine[]) => more.reduce(withAdded, lines);

export const piecesIn = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const atMost = (quantity: number) => Math.min(MOST_OF_ONE, quantity);
