import { expect, test } from 'vitest';
import { MOST_OF_ONE } from '../../functions/contracts/cart-limits.ts';
import { type CartLine, linesIn, piecesIn, textOf, withAdded } from '../../web/ordering/cart/cart-lines.ts';
import { withAll, withLineAt, withQuantity } from '../../web/ordering/cart/more-lines.ts';

const lines = (text: string) => linesIn(text);

test.each(['', '1x1', '1001x2.1007x1', '5x999'])('the cart %j is read as it was written', text =>
  expect(textOf(linesIn(text))).toBe(text),
);

test.each([
  [undefined, ''],
  ['nonsense', ''],
  ['1x0', ''],
  ['1x-2.2x1', '2x1'],
  ['1x1.5.2x1', '1x1.2x1'],
  ['1x1000', ''],
  ['1x1.1x2', '1x3'],
  ['1x998.1x5', '1x999'],
  ['0x1', '0x1'],
  ['9999999999999999x1', ''],
  ['1X1', ''],
  ['..1x1..', '1x1'],
  ['<script>x1', ''],
])('a damaged cookie such as %j is read as the cart %j', (text, cart) =>
  expect(textOf(linesIn(text))).toBe(cart),
);

test('a cart stays within the size of a cookie', () => {
  const many = Array.from({ length: 500 }, (_, index) => `${index + 1}x1`).join('.');
  expect(linesIn(many)).toHaveLength(100);
  const full: CartLine[] = linesIn(many).map(line => ({ ...line, productCode: line.productCode + 1e14 }));
  expect(encodeURIComponent(textOf(full)).length).toBeLessThan(4000);
  expect(textOf(withAdded(linesIn(many), { productCode: 3, quantity: 4 }))).toContain('.3x5.');
});

test('an added product joins its line or starts a new one', () => {
  expect(textOf(withAdded(lines('1x2'), { productCode: 1, quantity: 3 }))).toBe('1x5');
  expect(textOf(withAdded(lines('1x2'), { productCode: 2, quantity: 3 }))).toBe('1x2.2x3');
  expect(textOf(withAdded(lines(''), { productCode: 2, quantity: 5000 }))).toBe(`2x${MOST_OF_ONE}`);
  expect(textOf(withAll(lines('1x2.2x1'), lines('2x4.3x1')))).toBe('1x2.2x5.3x1');
});

test('a line is changed, removed, and restored to its place once', () => {
  expect(textOf(withQuantity(lines('1x2.2x3'), { productCode: 2, quantity: 1 }))).toBe('1x2.2x1');
  expect(textOf(withQuantity(lines('1x2.2x3'), { productCode: 1, quantity: 0 }))).toBe('2x3');
  expect(textOf(withQuantity(lines('1x2'), { productCode: 9, quantity: 4 }))).toBe('1x2');
  const back = withLineAt(lines('1x1.3x1'), { productCode: 2, quantity: 7 }, 1);
  expect(textOf(back)).toBe('1x1.2x7.3x1');
  expect(textOf(withLineAt(back, { productCode: 2, quantity: 1 }, 0))).toBe('1x1.2x7.3x1');
  expect(piecesIn(back)).toBe(9);
});
