import { describe, expect, test } from 'vitest';
import { decimalSignIn, readFlag, readNumber } from '../../web/admin/form/read-number.ts';
import {
  parseBlock,
  planFill,
  planPaste,
  stretched,
  writeBlock,
} from '../../web/admin/pricing/price-matrix/clipboard.ts';
import { isAmbiguous, problemOf, readValue } from '../../web/admin/pricing/price-matrix/read-value.ts';

test('a spreadsheet block is parsed into cells, with quotes, ignoring the last line end', () => {
  expect(parseBlock('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseBlock('"a\tb"\t"say ""no"""\n"two\nlines"\t')).toEqual([
    ['a\tb', 'say "no"'],
    ['two\nlines', ''],
  ]);
  expect(parseBlock('5')).toEqual([['5']]);
  const odd = [
    ['a\tb', 'c"d', ''],
    ['1', 'x\ny', 'z'],
  ];
  expect(parseBlock(writeBlock(odd))).toEqual(odd);
});

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['0,99', 0.99],
    [',99', 0.99],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50 €', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['$ 1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['12,34,567.00', 1234567],
    ['1234.567', 1234.567],
    ['0.123', 0.123],
    ['-3.50', -3.5],
    ['−3,50', -3.5],
    ['(3.50)', -3.5],
    ['R$ 9,90', 9.9],
    ['9.90 CHF', 9.9],
    ['kr. 12,50', 12.5],
    ['12.00', 12],
  ])('%s is read as %d', (text, number) => expect(readNumber(text)).toEqual({ number }));

  test.each(['abc', '1.2.3', '12,34.5.6', '1,23,4', '#REF!', '5%', '1E+05', '.', '12/5', '1-2', ''])(
    '%s is not a number',
    text => expect(readNumber(text)).toEqual({ problem: expect.stringContaining('is not a number') }),
  );

  test('an ambiguous number is read only if the block, or a person, decides it', () => {
    expect(readNumber('1,234')).toEqual({
      problem: '“1,234” could mean 1234 or 1.234',
      isAmbiguous: true,
    });
    expect(readNumber('1,234', '.')).toEqual({ number: 1234 });
    expect(readNumber('1,234', ',')).toEqual({ number: 1.234 });
    expect(readNumber('1.234', ',')).toEqual({ number: 1234 });
    expect(decimalSignIn(['1,234', '12', '9.90'])).toBe('.');
    expect(decimalSignIn(['1.234', '9,90 €'])).toBe(',');
    expect(decimalSignIn(['1,234,567'])).toBe('.');
    expect(decimalSignIn(['9,90', '9.90'])).toBeUndefined();
    expect(decimalSignIn(['1,234', '12', 'abc'])).toBeUndefined();
    expect(isAmbiguous('NetPrice', '1,234')).toBe(true);
  });

  test('an amount in another currency is not a valid price here', () => {
    expect(readNumber('USD 12', undefined, 'EUR')).toEqual({ problem: '“USD 12” is in USD, not in EUR' });
    expect(readNumber('12 €', undefined, 'USD')).toHaveProperty('problem');
    expect(readNumber('12 €', undefined, 'EUR')).toEqual({ number: 12 });
    expect(readNumber('12 EUR', undefined, 'eur')).toEqual({ number: 12 });
    expect(readNumber('12 USD', undefined, 'eur')).toHaveProperty('problem');
    expect(readNumber('12 €', undefined, 'points')).toEqual({ number: 12 });
  });

  test('an invalid value gets the server’s message', () => {
    const said = (field: Parameters<typeof readValue>[0], text: string) =>
      problemOf(field, readValue(field, text, {}), 'EUR');
    expect(said('NetPrice', '12.50')).toBeUndefined();
    expect(said('NetPrice', '')).toBe('Net price is required');
    expect(said('NetPrice', '-1')).toBe('Net price must be between 0 and 999999999.99');
    expect(said('RetailPrice', '1.2345')).toBe('Retail price can have at most two decimals');
    expect(said('StockAvailable', '1.5')).toBe('Stock available must be a whole number');
    expect(said('PV', 'many')).toBe('“many” is not a number');
    expect(said('DisplayAtWebsite', 'perhaps')).toBe('Display at website must be Yes or No');
    expect([readFlag(' YES '), readFlag('0'), readFlag('WAHR'), readFlag('?')]).toEqual([
      true,
      false,
      true,
      undefined,
    ]);
  });
});

describe('where a block is pasted', () => {
  const one = (row: number, col: number) => ({ top: row, bottom: row, left: col, right: col });
  const bounds = { rows: 10, cols: 4 };
  const block = [
    ['1', '2'],
    ['3', ''],
  ];

  test('from the first selected cell; empty cells change nothing', () => {
    const plan = planPaste(block, one(2, 1), bounds);
    expect(plan.writes.map(({ row, col, text }) => `${row}:${col}=${text}`)).toEqual([
      '2:1=1',
      '2:2=2',
      '3:1=3',
    ]);
    expect(plan).toMatchObject({ blanks: 1, cut: { rows: 0, cols: 0 } });
    expect(plan.range).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
  });

  test('two lines in one quoted cell are never read as one number', () => {
    const { writes } = planPaste(parseBlock('"2\r\n3"\t"2\n300"\n'), one(0, 0), bounds);
    expect(writes.map(({ text }) => text)).toEqual(['2 ⏎ 3', '2 ⏎ 300']);
    expect(readValue('NetPrice', '2 ⏎ 300', { decimalSign: '.' })).toBe('2 ⏎ 300');
    expect(problemOf('NetPrice', '2 ⏎ 300', 'EUR')).toBe('“2 ⏎ 300” is not a number');
    expect(['2\n300', '2\u00a03', '63 50', '1 2345', '2\t3'].map(text => readNumber(text))).toEqual(
      Array(5).fill({ problem: expect.stringContaining('is not a number') }),
    );
  });

  test('cells beyond the last row or column are left out and counted', () => {
    const plan = planPaste(block, one(9, 3), bounds);
    expect(plan.writes).toEqual([{ row: 9, col: 3, text: '1' }]);
    expect(plan.cut).toEqual({ rows: 1, cols: 1 });
  });

  test('one value fills the selection, a block repeats in a larger selection', () => {
    const all = { top: 0, bottom: 9, left: 0, right: 3 };
    expect(planPaste([['7']], all, bounds).writes).toHaveLength(40);
    const twice = planPaste([['1', '2']], { top: 0, bottom: 1, left: 0, right: 3 }, bounds);
    expect(twice.writes.map(({ text }) => text).join('')).toBe('12121212');
    expect(planPaste(block, { top: 0, bottom: 2, left: 0, right: 0 }, bounds).writes).toHaveLength(3);
  });

  test('a fill repeats its range in the direction it is dragged', () => {
    const range = { top: 1, bottom: 2, left: 1, right: 1 };
    const into = stretched(range, { row: 5, col: 2 });
    expect(into).toEqual({ ...range, bottom: 5 });
    expect(planFill(range, into).map(({ from, to }) => `${from.row}>${to.row}`)).toEqual([
      '1>3',
      '2>4',
      '1>5',
    ]);
    expect(planFill(range, stretched(range, { row: 0, col: 1 }))).toEqual([
      { from: { row: 2, col: 1 }, to: { row: 0, col: 1 } },
    ]);
    expect(stretched(range, { row: 2, col: 3 })).toEqual({ ...range, right: 3 });
    expect(stretched(range, { row: 1, col: 1 })).toEqual(range);
  });
});
