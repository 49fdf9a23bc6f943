import { expect, test } from 'vitest';
import { under } from '../../scripts/test/sources.ts';
import { whyTooLong } from '../../web/admin/form/limited-text-area.tsx';

test('length is counted as in the shop: trimmed, and é as one letter', () => {
  expect(whyTooLong(` ${'e\u0301'.repeat(2000)}\n`, 2000)).toBeUndefined();
  expect(whyTooLong('x'.repeat(2001), 2000)).toMatch(/has 2,001 characters.*the limit is 2,000.*by 1\.$/);
});

test('no textarea has a maximum length, because browsers would silently cut pasted text', () => {
  const unlimited = under('web/admin')
    .filter(({ text }) => /<(?:TextArea|textarea)\b[^<]*\bmaxLength\b/.test(text))
    .map(({ path }) => path);
  expect(unlimited, 'use web/admin/form/limited-text-area.tsx').toEqual([]);
});
