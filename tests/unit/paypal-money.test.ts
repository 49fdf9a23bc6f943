import { expect, test } from 'vitest';
import { isSameSum } from '../../functions/ports/payments.ts';
import { fromMoney, supportsAmount, toMoney } from '../../functions/ports/paypal-money.ts';
import { Money } from '../../functions/ports/paypal-responses.ts';

test.each([
  [1790, 'EUR', '17.90'],
  [1, 'usd', '0.01'],
  [5, 'GBP', '0.05'],
  [99_899_999_999_791, 'CHF', '998999999997.91'],
  [120_000, 'JPY', '1200'],
  [5000, 'HUF', '50'],
  [100, 'TWD', '1'],
])('%i hundredths of %s become %s at PayPal, and the same back', (amount, denomination, value) => {
  const sum = { amount, denomination };
  expect(supportsAmount(sum)).toBe(true);
  expect(toMoney(sum)).toEqual({ currency_code: denomination.toUpperCase(), value });
  expect(isSameSum(fromMoney(toMoney(sum)), sum)).toBe(true);
});

test.each([
  [0, 'EUR'],
  [-1, 'EUR'],
  [150, 'JPY'],
  [1000, 'KES'],
  [1000, 'Shells'],
])('PayPal does not accept %i hundredths of %s', (amount, denomination) => {
  expect(supportsAmount({ amount, denomination })).toBe(false);
});

test('amounts are read exactly to the hundredth, or not at all', () => {
  const read = (value: string) => Money.safeParse({ currency_code: 'EUR', value }).data?.amount;
  expect(['8.1', '8.10', '1.15', '8', '4.35'].map(read)).toEqual([810, 810, 115, 800, 435]);
  expect(['8.123', '1e3', '-1.00', '', '1,00', ' 1.00'].map(read)).toEqual(Array(6).fill(undefined));
});
