import type { CartLine } from './cart-lines.ts';
import { withQuantity } from './more-lines.ts';

/** The name of the form's buttons; their value is an action and a product code. */
export const CHANGE = 'change';
/** With scripts only: `CHANGE` moves the line to what is saved. */
export const LATER = 'later';
export const quantityOf = (productCode: number) => `quantity-${productCode}`;

/** The cart after a submit: first the typed quantities, then the button that was clicked. */
export function linesAfter(lines: readonly CartLine[], form: FormData): CartLine[] {
  const typed = lines.map(line => ({ ...line, quantity: numberIn(form, line) ?? line.quantity }));
  const [change, code, amount] = String(form.get(CHANGE) ?? '').split(' ');
  const line = typed.find(({ productCode }) => String(productCode) === code);
  if (!line) return typed;
  const { productCode, quantity } = line;
  switch (change) {
    case 'more':
      return withQuantity(typed, { productCode, quantity: quantity + 1 });
    case 'fewer':
      return withQuantity(typed, { productCode, quantity: Math.max(1, quantity - 1) });
    case 'take':
      return withQuantity(typed, { productCode, quantity: Math.min(quantity, Number(amount) || quantity) });
    case 'remove':
      return withQuantity(typed, { productCode, quantity: 0 });
    default:
      return typed;
  }
}

/** Undefined unless it is a valid quantity. */
function numberIn(form: FormData, { productCode }: CartLine): number | undefined {
  const number = /^0*([1-9]\d{0,2})$/.exec(String(form.get(quantityOf(productCode)) ?? '').trim())?.[1];
  return number === undefined ? undefined : Number(number);
}
