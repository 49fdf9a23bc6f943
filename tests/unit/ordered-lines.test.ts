import { expect, test } from 'vitest';
import { linesIn, textOf } from '../../web/ordering/cart/cart-lines.ts';
import { holdsExactly, withoutOrdered } from '../../web/ordering/cart/ordered-lines.ts';

test.each([
  ['1x2.2x1', '1x2.2x1', ''],
  ['1x2.2x1', '1x2', '2x1'],
  ['1x5', '1x3', '1x2'],
  ['1x2', '1x3', ''],
  ['1x2', '9x1', '1x2'],
  ['', '1x1', ''],
])('the cart %j, of which %j was ordered, keeps %j', (cart, ordered, kept) =>
  expect(textOf(withoutOrdered(linesIn(cart), linesIn(ordered)))).toBe(kept),
);

test.each([
  ['1x2.2x1', '2x1.1x2', true],
  ['1x2', '1x1', false],
  ['1x2', '1x2.2x1', false],
  ['1x2.2x1', '1x2', false],
  ['1x2', '2x2', false],
])('an order of %j matches the cart %j: %s', (ordered, cart, isSame) =>
  expect(holdsExactly(linesIn(ordered), linesIn(cart))).toBe(isSame),
);
