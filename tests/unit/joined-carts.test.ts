import { expect, test } from 'vitest';
import { linesIn, textOf } from '../../web/ordering/cart/cart-lines.ts';
import { mergeCarts } from '../../web/ordering/cart/joined-carts.ts';

const join = (stored: string, present: string) => mergeCarts(linesIn(stored), linesIn(present));

test.each([
  ['1x3', '1x3', '1x3', ''],
  ['1x2.2x1', '1x5', '1x5.2x1', '2x1'],
  ['1x5', '1x2', '1x5', '1x5'],
  ['1x2', '3x1', '1x2.3x1', '1x2'],
  ['1x2', '', '1x2', '1x2'],
  ['', '1x2', '1x2', ''],
])(
  'the stored cart %j and the current one %j merge to %j, without doubling; added: %j',
  (stored, present, cart, brought) => {
    const result = join(stored, present);
    expect(textOf(result.lines)).toBe(cart);
    expect(textOf(result.brought)).toBe(brought);
    expect(result.left).toBe(0);
  },
);

test('lines that do not fit after merging two carts are counted', () => {
  const from = (first: number) => Array.from({ length: 60 }, (_, index) => `${first + index}x1`).join('.');
  const { lines, left } = join(from(1), from(100));
  expect(lines).toHaveLength(100);
  expect(left).toBe(20);
});
