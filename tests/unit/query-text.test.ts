import { expect, test } from 'vitest';
import { queryText } from '../../functions/contracts/query-text.ts';

test.each([
  [[]],
  [[['page', '2']]],
  [
    [
      ['category', '3'],
      ['sort', '-createdAt'],
      ['page', '12'],
    ],
  ],
  [[['q', 'a b+c&d=e%20f#g']]],
  [[['q', "über ~!'()* 杯子 \u00a0\n"]]],
  [[['a b', '']]],
  [
    [
      ['page', '1'],
      ['page', 'zwei\u0000'],
    ],
  ],
] as [[string, string][]][])('%j is encoded as the platform does', parameters => {
  expect(queryText(parameters)).toBe(new URLSearchParams(parameters).toString());
});

test('every character on a keyboard is encoded as the platform does', () => {
  for (let code = 1; code < 0x180; code++) {
    const parameters: [string, string][] = [['x', String.fromCharCode(code)]];
    expect(queryText(parameters)).toBe(new URLSearchParams(parameters).toString());
  }
});
