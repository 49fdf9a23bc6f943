import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { alias } from '../../functions/contracts/other-names.ts';
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
const namedBy = (schema: z.ZodType, given: unknown) => matchNames(schema, given).value;
const straysOf = (given: unknown, answer?: z.ZodType) =>
  matchNames(Order, given, { answer }).strays.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('names are accepted in any casing', () => {
  test.each<[string, unknown, unknown]>([
    ['lowercase', { ordernumber: '1' }, { orderNumber: '1' }],
    ['capitals', { ORDERNUMBER: '1', PRODUCTCODE: '2' }, { orderNumber: '1', ProductCode: '2' }],
    ['a leading capital', { OrderNumber: '1' }, { orderNumber: '1' }],
    ['camel case where the contract has capitals', { productCode: '2' }, { ProductCode: '2' }],
    ['the exact names', { orderNumber: '1', note: null }, { orderNumber: '1', note: null }],
    [
      'names within lists and objects',
      { Lines: [{ PRODUCTCODE: 1, Quantity: 2 }], Shipping: { FIRSTNAME: 'Ada' }, Payment: { kind: 'cash' } },
      { lines: [{ productCode: 1, quantity: 2 }], shipping: { firstName: 'Ada' }, payment: { Kind: 'cash' } },
    ],
  ])('%s', (_, given, matched) => {
    expect(namedBy(Order, given)).toEqual(matched);
  });

  test('an exact name wins, wherever it appears', () => {
    expect(namedBy(Order, { ORDERNUMBER: 'x', orderNumber: '1' })).toEqual({ orderNumber: '1' });
    expect(namedBy(Order, { orderNumber: '1', ORDERNUMBER: 'x' })).toEqual({ orderNumber: '1' });
  });
});

describe('wrong types are left for the contract to reject', () => {
  test.each([null, undefined, 7, 'text', true, [], [1]])('%j instead of an object', value => {
    expect(namedBy(Order, value)).toBe(value);
  });

  test('a text for a list, null for an object', () => {
    const given = { lines: 'x', shipping: null, note: 7 };
    expect(namedBy(Order, given)).toEqual(given);
  });

  test('values are never changed or partly copied', () => {
    const value = { deep: [1, { Two: 2 }] };
    expect(namedBy(z.object({ any: z.unknown() }), { ANY: value })).toEqual({ any: value });
  });
});

describe('names special to JavaScript have no meaning here', () => {
  const prototypes = [
    '{"__proto__":{"orderNumber":"1"}}',
    '{"constructor":{"orderNumber":"1"}}',
    '{"toString":1}',
  ];
  test.each(prototypes)('%s', text => {
    const matched = namedBy(Order, JSON.parse(text));
    expect(matched).toEqual({});
    expect(Object.getPrototypeOf(matched)).toBe(Object.prototype);
  });

  test('a field with such a name is missing unless it was sent', () => {
    const schema = z.object({ constructor: z.string(), orderNumber: z.string() });
    expect(Object.keys(namedBy(schema, { orderNumber: '1' }) as object)).toEqual(['orderNumber']);
  });
});

describe('unknown fields are reported by name', () => {
  test.each<[string, unknown, string[]]>([
    [
      'a misspelt name',
      { ordrNumber: '1' },
      ['ordrNumber: There is no field ordrNumber (did you mean orderNumber?)'],
    ],
    [
      'one in another style',
      { order_number: '1' },
      ['order_number: There is no field order_number (did you mean orderNumber?)'],
    ],
    ['transposed letters', { ntoe: 'x' }, ['ntoe: There is no field ntoe (did you mean note?)']],
    ['one that shares some letters', { motto: 1 }, ['motto: There is no field motto']],
    ['one that resembles nothing', { amount: 1 }, ['amount: There is no field amount']],
    [
      'one in a list',
      { lines: [{ quantity: 1 }, { quantiti: 1 }] },
      ['lines.1.quantiti: There is no field quantiti (did you mean quantity?)'],
    ],
    [
      'one in an object',
      { shipping: { firstNam: 'Ada' } },
      ['shipping.firstNam: There is no field firstNam (did you mean firstName?)'],
    ],
    ['one special to JavaScript', JSON.parse('{"__proto__":1}'), ['__proto__: There is no field __proto__']],
    ['nothing for correct names in any casing', { ORDERNUMBER: '1', Lines: [] }, []],
  ])('%s', (_, given, strays) => expect(straysOf(given)).toEqual(strays));

  test('of very many some, and of a very long one its beginning', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x${at}`, at]));
    expect(straysOf(many)).toHaveLength(10);
    expect(straysOf({ ['x'.repeat(10_000)]: 1 })[0]?.length).toBeLessThan(300);
  });
});

describe('sending a response back is accepted', () => {
  const Answer = z.object({
    orderNumber: z.string(),
    createdAt: z.string(),
    lines: z.array(z.object({ productCode: z.number(), lineTotal: z.number() })),
    shipping: z.object({ country: z.string() }).nullable(),
  });

  test('its extra fields are ignored, in lists and objects too', () => {
    const given = {
      orderNumber: '1',
      CREATEDAT: 'now',
      lines: [{ productCode: 1, lineTotal: 2 }],
      shipping: { firstName: 'Ada', country: 'DE' },
    };
    expect(straysOf(given, Answer)).toEqual([]);
    expect(matchNames(Order, given, { answer: Answer }).value).toEqual({
      orderNumber: '1',
      lines: [{ productCode: 1 }],
      shipping: { firstName: 'Ada' },
    });
  });

  test('fields unknown to both are still reported', () => {
    expect(straysOf({ updatedAt: 'now', lines: [{ total: 2 }] }, Answer)).toHaveLength(2);
    expect(straysOf({ lineTotal: 2 }, Answer)).toHaveLength(1);
  });

  test('a file is not such a field: it would be lost silently', () => {
    expect(straysOf({ createdAt: new File(['x'], 'x.png') }, Answer)).toHaveLength(1);
  });
});

describe('a filter can also be called by the name of its field', () => {
  const Filter = z.object({ category: alias(z.string().optional(), 'categoryId') });

  test.each([
    { category: '1' },
    { categoryId: '1' },
    { CATEGORYID: '1' },
    { category: '1', categoryId: '1' },
  ])('%j', given => expect(matchNames(Filter, given)).toEqual({ value: { category: '1' }, strays: [] }));

  test('conflicting values are reported', () => {
    const { strays } = matchNames(Filter, { category: '1', categoryId: '2' });
    expect(strays).toEqual([
      { path: ['categoryId'], message: 'categoryId and category mean the same, but differ' },
    ]);
  });
});
