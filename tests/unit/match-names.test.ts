import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { matchNames } from '../../functions/http/match-names.ts';

const Line = z.object({ productCode: z.number(), quantity: z.number() });
const Order = z.object({
  orderNumber: z.string(),
  ProductCode: z.string(),
  lines: z.array(Line),
  shipping: z.object({ firstName: z.string() }).optional(),
  note: z.string().nullable(),
  payment: z.object({ Kind: z.string() }).default({ Kind: 'transfer' }),
});

describe('a client of any casing is understood', () => {
  test.each<[string, unknown, unknown]>([
    ['small letters', { ordernumber: '1' }, { orderNumber: '1' }],
    ['capitals', { ORDERNUMBER: '1', PRODUCTCODE: '2' }, { orderNumber: '1', ProductCode: '2' }],
    ['a capital first', { OrderNumber: '1' }, { orderNumber: '1' }],
    ['camel case where the contract has capitals', { productCode: '2' }, { ProductCode: '2' }],
    ['the names as they are', { orderNumber: '1', note: null }, { orderNumber: '1', note: null }],
    [
      'names within lists and objects',
      { Lines: [{ PRODUCTCODE: 1, Quantity: 2 }], Shipping: { FIRSTNAME: 'Ada' }, Payment: { kind: 'cash' } },
      { lines: [{ productCode: 1, quantity: 2 }], shipping: { firstName: 'Ada' }, payment: { Kind: 'cash' } },
    ],
  ])('%s', (_, given, matched) => {
    expect(matchNames(Order, given)).toEqual(matched);
  });

  test('the exact name counts, wherever it stands', () => {
    expect(matchNames(Order, { ORDERNUMBER: 'x', orderNumber: '1' })).toEqual({ orderNumber: '1' });
    expect(matchNames(Order, { orderNumber: '1', ORDERNUMBER: 'x' })).toEqual({ orderNumber: '1' });
  });
});

describe('what does not fit is left for the contract to refuse', () => {
  test.each([null, undefined, 7, 'text', true, [], [1]])('%j instead of an object', value => {
    expect(matchNames(Order, value)).toBe(value);
  });

  test('a text instead of a list, null instead of an object', () => {
    const given = { lines: 'x', shipping: null, note: 7 };
    expect(matchNames(Order, given)).toEqual(given);
  });

  test('values are never changed, nor copied in part', () => {
    const value = { deep: [1, { Two: 2 }] };
    expect(matchNames(z.object({ any: z.unknown() }), { ANY: value })).toEqual({ any: value });
  });
});

describe('names that mean something to JavaScript mean nothing here', () => {
  const prototypes = [
    '{"__proto__":{"orderNumber":"1"}}',
    '{"constructor":{"orderNumber":"1"}}',
    '{"toString":1}',
  ];
  test.each(prototypes)('%s', text => {
    const matched = matchNames(Order, JSON.parse(text));
    expect(matched).toEqual({});
    expect(Object.getPrototypeOf(matched)).toBe(Object.prototype);
  });

  test('a field of such a name is no field unless it was sent', () => {
    const schema = z.object({ constructor: z.string(), orderNumber: z.string() });
    expect(Object.keys(matchNames(schema, { orderNumber: '1' }) as object)).toEqual(['orderNumber']);
  });
});
