import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, test } from 'vitest';
import { PAGE_CONTENTS } from '../../functions/contracts/page-contents.ts';
import { ShownFees } from '../../functions/ordering/shipping/contract.ts';
import { under } from '../../scripts/test/sources.ts';
import { numbersIn } from '../../web/admin/content/pages/values.ts';
import { withNumbers } from '../../web/admin/form/with-numbers.ts';
import { couponResolver, FRESH } from '../../web/admin/pricing/coupons/coupon-values.ts';
import { priceResolver } from '../../web/admin/pricing/product-prices/price-resolver.ts';
import { fresh } from '../../web/admin/pricing/product-prices/price-words.ts';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as const;
const priced = (typed: object) =>
  priceResolver(() => 'EUR')(
    { ...fresh, ProductCode: '7', CountryID: '2', RetailPrice: '90', StockAvailable: '1', ...typed },
    undefined,
    OPTIONS,
  );

describe('a number typed', () => {
  test.each([
    [{ NetPrice: '63,50' }, { NetPrice: 63.5 }],
    [{ NetPrice: ' 1.234,50 € ' }, { NetPrice: 1234.5 }],
    [
      { NetPrice: '1,234.50', PV: '0,5', StockAvailable: '1 200' },
      { NetPrice: 1234.5, PV: 0.5, StockAvailable: 1200 },
    ],
  ])('in a price form is read as in the matrix: %j', async (typed, read) => {
    expect(await priced(typed)).toMatchObject({ errors: {}, values: read });
  });

  test.each([
    [{ NetPrice: 'twelve' }, { NetPrice: '“twelve” is not a number' }],
    [{ NetPrice: 'USD 12' }, { NetPrice: '“USD 12” is in USD, not in EUR' }],
    [{ NetPrice: '1,2,3' }, { NetPrice: '“1,2,3” is not a number' }],
    [{ NetPrice: '12,345678' }, { NetPrice: 'Net price can have at most two decimals' }],
    [
      { NetPrice: ' ', StockAvailable: '2,5' },
      { NetPrice: 'Net price is required', StockAvailable: 'Stock available must be a whole number' },
    ],
  ])('incorrectly is reported at its field, and nothing is sent: %j', async (typed, expected) => {
    const { values, errors } = await priced(typed);
    const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
    expect([values, Object.fromEntries(messages)]).toEqual([{}, expected]);
  });

  test('in a coupon belongs to the chosen kind of discount; errors in the other are ignored', async () => {
    const typed = { ...FRESH, couponCode: 'TEN', percentage: '12,50', amount: 'ten', denomination: 'EUR' };
    const percentage = await couponResolver(typed, undefined, OPTIONS);
    expect(percentage).toMatchObject({ errors: {}, values: { percentage: 12.5 } });
    const { errors } = await couponResolver({ ...typed, saving: 'amount' }, undefined, OPTIONS);
    expect(errors.amount?.message).toBe('“ten” is not a number');
  });

  test('in a list of fees is in the currency of its row', async () => {
    const fee = { countryId: 1, countryCode: 'X', countryName: 'X', displayStatus: true, version: 1 };
    const fees = [
      { ...fee, denomination: 'EUR', shippingFee: '4,90 €' },
      { ...fee, denomination: 'CHF', shippingFee: '4,90 €' },
    ];
    const numbers = () => ({ 'fees.0.shippingFee': 'EUR', 'fees.1.shippingFee': 'CHF' });
    const { errors } = await withNumbers(numbers, zodResolver(ShownFees))({ fees }, undefined, OPTIONS);
    expect(errors).toMatchObject({
      fees: [undefined, { shippingFee: { message: '“4,90 €” is in EUR, not in CHF' } }],
    });
  });

  test('deep inside a page is found', () => {
    const content = { entries: [{ price: '9,90' }, { price: '' }] };
    expect(Object.keys(numbersIn(PAGE_CONTENTS.pricing, content, 'content'))).toEqual([
      'content.entries.0.price',
      'content.entries.1.price',
    ]);
  });
});

test('the back office has one number field: the browser’s own drops commas and reacts to the wheel', () => {
  const ofItsOwn = under('web/admin')
    .filter(({ text }) =>
      /\btype(?:=\{?|: )["'`]number|\binputMode(?:=\{?|: )["'`](?:decimal|numeric)/.test(text),
    )
    .map(({ path }) => path);
  expect(ofItsOwn, 'use web/admin/form/number-input.tsx').toEqual(['web/admin/form/amount-input.ts']);
});
