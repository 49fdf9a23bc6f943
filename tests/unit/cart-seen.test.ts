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

const noticesOf = (seen: Seen, quote: Quote) => {
  const change = changesSince(seen, quote)[7];
  return change
    ? sentencesOf(change, quote.country.denomination, 'en').map(text => text.replace(/\s/g, ' '))
    : [];
};

test('the same number in another currency is a price change, and the cart shows both', () => {
  expect(noticesOf(seenIn('SAR'), quoteIn('KWD'))).toEqual(['Price changed from SAR 341.00 to KWD 341.00.']);
});

test('a price change shows its currency, and an unchanged price is not reported', () => {
  expect(noticesOf(seenIn('SAR', 300), quoteIn('SAR'))).toEqual([
    'Price changed from SAR 300.00 to SAR 341.00.',
  ]);
  for (const same of ['SAR', 'sar']) expect(noticesOf(seenIn(same), quoteIn('SAR'))).toEqual([]);
});

test('switching countries is not a price change', () => {
  const { country, lines } = quoteIn('KWD');
  expect(
    noticesOf(seenIn('SAR'), { ...quoteIn('KWD'), country: { ...country, countryCode: 'KW' }, lines }),
  ).toEqual([]);
});
