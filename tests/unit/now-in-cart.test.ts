import { expect, test } from 'vitest';
import { linesIn } from '../../web/ordering/cart/cart-lines.ts';
import { messageOf } from '../../web/ordering/cart/now-in-cart.ts';

test.each([
  ['', '1x1', 1, true, 'Kettle is in your cart.'],
  ['1x2', '1x5', 3, true, '3 × Kettle is in your cart.'],
  ['2x1', '2x1', 1, true, 'Your cart is full, so Kettle was not added.'],
  ['1x995', '1x999', 5, true, 'The limit is 999 per product, so only 4 more of Kettle could be added.'],
  ['1x999', '1x999', 1, true, 'The limit is 999 per product, so no more of Kettle could be added.'],
  [
    '',
    '1x1',
    1,
    false,
    'Kettle is in your cart until you leave or reload, because your browser blocks cookies.',
  ],
])(
  'for a cart %j that becomes %j after adding %i, saved %s, the message is: %s',
  (had, has, quantity, isKept, text) => {
    const kettle = { productCode: 1, productName: 'Kettle', options: [] };
    const added = { quantity, before: linesIn(had), after: linesIn(has), isKept };
    expect(messageOf(kettle, added).text).toBe(text);
  },
);
