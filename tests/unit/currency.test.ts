import { describe, expect, test } from 'vitest';
import { amountProblem, decimalsOf } from '../../functions/contracts/currencies.ts';
import { usualDecimals } from '../../functions/contracts/usual-decimals.ts';
import { formatSum } from '../../functions/ordering/order-emails/payment-parts.ts';
import { ShownFees } from '../../functions/ordering/shipping/contract.ts';
import { CreateCoupon } from '../../functions/pricing/coupons/contract.ts';
import { amountIn, amountText } from '../../web/admin/form/amount-input.ts';
import { problemOf } from '../../web/admin/pricing/price-matrix/read-value.ts';
import { priceResolver } from '../../web/admin/pricing/product-prices/price-resolver.ts';
import { formatMoney } from '../../web/ui/money.ts';

const TEN_AND_A_HALF = 'JPY has no decimals: enter 10 or 11';

describe('valid amounts', () => {
  test.each([
    ['JPY', 0],
    ['krw', 0],
    ['VND', 0],
    ['CLP', 0],
    ['ISK', 0],
    ['UGX', 0],
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['KWD', 2],
    ['Manx pounds', 2],
    ['', 2],
  ])('%s has %d decimals', (denomination, decimals) => expect(decimalsOf(denomination)).toBe(decimals));

  test('a rejection says what to write instead', () => {
    expect(amountProblem(10.5, 'JPY')).toBe(TEN_AND_A_HALF);
    expect(amountProblem(0.5, 'JPY')).toBe('JPY has no decimals: enter 1');
    expect([amountProblem(10, 'JPY'), amountProblem(10.5, 'HUF'), amountProblem(10.5, 'Yen')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('computed amounts have no more decimals than the currency', () => {
    expect(['JPY', 'huf', 'EUR', 'KWD', 'Manx pounds', 'XYZ'].map(usualDecimals)).toEqual([0, 0, 2, 2, 2, 2]);
  });
});

test('an email shows the same amount as the page, even an old one with sen', () => {
  const sums: [number, string][] = [
    [3031.5, 'JPY'],
    [3032, 'JPY'],
    [1.5, 'KWD'],
    [12.5, 'Manx pounds'],
    [64.5, 'EUR'],
  ];
  for (const [sum, denomination] of sums)
    expect(formatSum(sum, denomination)).toBe(formatMoney(sum, denomination, 'en'));
  expect(formatSum(3031.5, 'JPY')).toBe('¥3,031.5');
});

describe('before sending, a form validates', () => {
  test('a price, by the chosen country', async () => {
    const resolve = priceResolver(id => (String(id) === '2' ? 'JPY' : 'EUR'));
    const options = { fields: {}, shouldUseNativeValidation: false };
    const errorsIn = async (CountryID: string) => {
      const values = {
        ProductCode: '7',
        CountryID,
        NetPrice: '10.5',
        RetailPrice: '12',
        StockAvailable: '1',
      };
      const { errors } = await resolve(values, undefined, options as never);
      return Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]);
    };
    expect(await errorsIn('2')).toEqual([['NetPrice', TEN_AND_A_HALF]]);
    expect(await errorsIn('3')).toEqual([]);
  });

  test('a cell of the price matrix, but not its points', () => {
    expect(problemOf('NetPrice', 10.5, 'JPY')).toBe(TEN_AND_A_HALF);
    expect(problemOf('NetPrice', 10.5, 'EUR')).toBeUndefined();
    expect(problemOf('PV', 10.5, 'JPY')).toBeUndefined();
    expect(problemOf('NetPrice', -1, 'JPY')).toMatch(/between 0 and/);
  });

  test('shipping fees and coupons', () => {
    const fee = { countryId: 2, countryCode: 'JP', countryName: 'Japan', displayStatus: true, version: 1 };
    const fees = { fees: [{ ...fee, denomination: 'JPY', shippingFee: '10.50' }] };
    const saidOf = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) =>
      error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(saidOf(ShownFees.safeParse(fees).error)).toEqual([['fees.0.shippingFee', TEN_AND_A_HALF]]);
    const coupon = { couponCode: 'YEN', amount: '10.5', denomination: 'JPY' };
    expect(saidOf(CreateCoupon.safeParse(coupon).error)).toEqual([['amount', TEN_AND_A_HALF]]);
  });

  test('and its inputs step by the smallest unit', () => {
    expect(amountIn('JPY')).toEqual({ inputMode: 'numeric', hint: 'JPY has no decimals' });
    expect(amountIn('EUR')).toEqual({ inputMode: 'decimal' });
    expect([amountText(3000, 'JPY'), amountText(4.5, 'JPY'), amountText(9, 'EUR')]).toEqual([
      '3000',
      '4.50',
      '9.00',
    ]);
  });
});
