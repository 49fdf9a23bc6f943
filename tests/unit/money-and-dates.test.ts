import { expect, test } from 'vitest';
import { formatDate } from '../../web/ui/dates.ts';
import { formatMoney, formatNumber } from '../../web/ui/money.ts';
import { formatMonth } from '../../web/ui/months.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [64.5, 'EUR', 'en-GB', '€64.50'],
  [64.5, 'EUR', 'de-DE', '64,50 €'],
  [1234567.8, 'EUR', 'de-DE', '1.234.567,80 €'],
  [64.5, 'eur', 'en-GB', '€64.50'],
  [64.5, 'CHF', 'en-GB', 'CHF 64.50'],
  [1200, 'JPY', 'en-GB', 'JP¥1,200'],
  [1200.5, 'JPY', 'en-GB', 'JP¥1,200.5'],
  [0, 'USD', 'en-US', '$0.00'],
  [1.5, 'KWD', 'en-GB', 'KWD 1.50'],
  [12.5, 'Manx pounds', 'en-GB', '12.50 Manx pounds'],
  [12.5, 'Manx pounds', 'de', '12,50 Manx pounds'],
  [12.5, 'XYZ', 'en-GB', '12.50 XYZ'],
  [12.5, 'number', 'en-GB', '12.50 number'],
  [12.5, '', 'en-GB', '12.50'],
] as const)('%d in %s for %s is formatted as %s', (amount, denomination, locale, text) =>
  expect(plain(formatMoney(amount, denomination, locale))).toBe(text),
);

test('no amount loses a cent, however large', () => {
  for (const amount of [0.01, 0.1, 99_999_999.99, 19.99]) {
    for (const denomination of ['EUR', 'JPY', 'KWD', 'Manx pounds']) {
      const digits = formatMoney(amount, denomination, 'en-GB').replace(/[^\d.]/g, '');
      expect(Number(digits)).toBe(amount);
    }
  }
});

test('numbers and dates are formatted for their readers', () => {
  expect(plain(formatNumber(1234.25, 'de'))).toBe('1.234,25');
  expect(formatNumber(100_000, 'en-GB')).toBe('100,000');
  expect(formatDate('2026-09-23T23:59:59.999Z', 'en-GB')).toBe('23 Sept 2026');
  expect(formatDate('2026-09-24T00:00:00.000Z', 'en-US')).toBe('Sep 24, 2026');
  expect(formatDate('2026-09-24T00:00:00.000Z', 'en')).toBe('24 Sept 2026');
  expect(formatDate('2026-09-24T00:00:00.000Z', 'de')).toBe('24.09.2026');
  expect(formatMonth('2026-08-31T23:59:59.999Z', 'en-GB')).toBe('August 2026');
});

test('the date is the same wherever the page is rendered', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Kiritimati';
  expect(formatDate('2026-09-23T12:00:00.000Z', 'fr')).toBe('23 sept. 2026');
  process.env.TZ = zone ?? 'UTC';
});
