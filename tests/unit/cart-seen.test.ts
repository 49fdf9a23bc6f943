import { expect, test } from 'vitest';
import type { Quote } from '../../functions/ordering/cart/contract.ts';
import { changesSince, type Seen, sentencesOf } from '../../web/ordering/cart/cart-seen.ts';

const seenIn = (denomination: string, price = 341): Seen => ({
  7: { price, stock: 40, country: 'SA', denomination },
});
const quoteIn = (denomination: string) =>
  ({
    country: { countryCode: 'SA', countryName: 'Saudi Arabia', denomination },
    lines: [{ productCode: 7, unitPrice: 341, stockAvailable: 40, quantity: 1 }],
  }) as Quote;

const toldOf = (seen: Seen, quote: Quote) => {
  const change = changesSince(seen, quote)[7];
  return change
    ? sentencesOf(change, quote.country.denomination, 'en').map(text => text.replace(/\s/g, ' '))
    : [];
};

test('the same number in another currency is another price, and the cart says both', () => {
  expect(toldOf(seenIn('SAR'), quoteIn('KWD'))).toEqual(['Price changed from SAR 341.00 to KWD 341.00.']);
});

test('a price that changed in its currency is told in it, and one that did not is not told', () => {
  expect(toldOf(seenIn('SAR', 300), quoteIn('SAR'))).toEqual([
    'Price changed from SAR 300.00 to SAR 341.00.',
  ]);
  for (const same of ['SAR', 'sar']) expect(toldOf(seenIn(same), quoteIn('SAR'))).toEqual([]);
});

test('what another country asks is no change', () => {
  const { country, lines } = quoteIn('KWD');
  expect(
    toldOf(seenIn('SAR'), { ...quoteIn('KWD'), country: { ...country, countryCode: 'KW' }, lines }),
  ).toEqual([]);
});
