import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decimalsUsedIn } from '../../functions/contracts/currency-format.ts';
import { randomKey } from '../../web/api/random-key.ts';

beforeEach(() => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser that cannot list currencies knows the same ones', () => {
  const codes = ['EUR', 'eur', 'JPY', 'KWD', 'CHF', 'XYZ', 'Manx pounds', 'number', ''];
  const listed = codes.map(decimalsUsedIn);
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat, DisplayNames: Intl.DisplayNames });
  expect(codes.map(decimalsUsedIn)).toEqual(listed);
});

test('a browser without randomUUID still has unique order keys', () => {
  const keys = [randomKey(), randomKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});
