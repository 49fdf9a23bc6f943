import { expect, test } from 'vitest';
import { BOM, csvLine } from '../../functions/contracts/csv.ts';
import { decodeText } from '../../web/admin/office/imports/decode-text.ts';
import { recordsOf } from '../../web/admin/office/imports/read-csv.ts';
import { readFile } from '../../web/admin/office/imports/read-file.ts';
import { WrongFile } from '../../web/admin/office/imports/wrong-file.ts';
import { seededRandom } from '../support/seeded-random.ts';

const read = (text: string) => [...recordsOf(text)].map(({ cells }) => cells);
const LIMITS = { mostLines: 100, mostInACell: 1000 };
const rowsIn = (kind: 'products' | 'productprices', text: string) => readFile(text, { kind, ...LIMITS });

const PIECES = `a|Ünï|湯呑み|🍵|"|""|,|;|\t|\r\n|\n|\r|=|+|-|@|'|''|＝|  |sep=|0|1,5|=HYPERLINK("x")`.split(
  '|',
);

test('all text survives a round trip, and no cell runs as a formula in a spreadsheet', () => {
  const random = seededRandom(7);
  for (let tries = 0; tries < 3000; tries += 1) {
    const cells = Array.from({ length: 2 + random.below(4) }, () =>
      Array.from({ length: random.below(5) }, () => random.oneOf(PIECES)).join(''),
    );
    const rows = [['a', 'b'], cells];
    const text = rows.map(csvLine).join('');
    expect(read(text), JSON.stringify(text)).toEqual(rows);
    for (const cell of cells) {
      const first = csvLine([cell]).replace(/^"/, '').charAt(0);
      expect('=+-@\t＝＋－＠').not.toContain(first);
    }
  }
});

test.each([
  [
    'commas, without a final line end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons and a decimal comma',
    'a;b\r\n"1;0";2,50\r\n',
    [
      ['a', 'b'],
      ['1;0', '2,50'],
    ],
  ],
  [
    'tabs',
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a declared separator',
    'sep=;\r\na,x;b\r\n1;',
    [
      ['a,x', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a heading in quotes with another separator',
    '"a;b;c",d\n1,2',
    [
      ['a;b;c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'quotes in the middle, and letters after one',
    'a,5" b\n"x""y"z,"two\nlines" \n',
    [
      ['a', '5" b'],
      ['x"yz', 'two\nlines '],
    ],
  ],
  ['empty cells and lines', 'a,b\n,\n\n', [['a', 'b'], ['', ''], ['']]],
  ['an empty file', '', []],
])('%s', (_, text, records) => {
  expect(read(text)).toEqual(records);
});

test('a file is read in the encoding it was saved in', () => {
  const text = 'Gießkanne, 湯呑み';
  const utf8 = new TextEncoder().encode(text);
  const utf16 = Uint8Array.from(Buffer.from(`${BOM}${text}`, 'utf16le'));
  const windows = Uint8Array.from([0x47, 0x69, 0x65, 0xdf]);
  expect([decodeText(utf8), decodeText(new TextEncoder().encode(BOM + text)), decodeText(utf16)]).toEqual(
    Array(3).fill(text),
  );
  expect(decodeText(windows)).toBe('Gieß');
});

test('columns may be in any order and case; informational ones are ignored, unknown ones named', () => {
  const { rows, unknown } = rowsIn(
    'productprices',
    'net_price;Colour;Product name;PRODUCTCODE;country code;reason\n\n1,5;red;Cup;7;DE;no\n',
  );
  expect(unknown).toEqual(['Colour']);
  expect(rows).toEqual([{ line: 3, values: { NetPrice: '1,5', ProductCode: '7', CountryCode: 'DE' } }]);
});

test('the currency of a price is sent too, so that the shop can say if it is not the country’s', () => {
  const { rows } = rowsIn('productprices', 'ProductCode,CountryCode,Denomination,NetPrice\n7,DE,JPY,9000\n');
  expect(rows[0]?.values).toMatchObject({ Denomination: 'JPY' });
});

const PRICES = 'ProductCode,CountryCode,NetPrice,RetailPrice\n';

test.each([
  ['products', '', /neither a productCode/],
  ['products', 'productCode,Product Code\n1,2', /productCode appears twice/],
  ['products', 'productCode\n', /no row/],
  ['products', '\u00ff\u00d8\u00ff\u0000', /not a CSV file. Save it as CSV/],
  ['products', 'ProductCode,CountryCode,NetPrice\n1,DE,2', /contains product prices/],
  ['productprices', 'ProductCode,NetPrice\n1,2', /CountryCode column is missing/],
  ['productprices', 'productCode,productName,category,subcategory\n1,x,y,z', /contains products/],
  ['products', `productName\n${'x'.repeat(1001)}`, /Row 2 has 1001 characters in the column productName/],
  ['products', `productName\n${'x\n'.repeat(101)}`, /at most 99 rows/],
  [
    'productprices',
    `${PRICES}11,DE,10,12\n12,DE,12,50,15,90\n13,DE,1,2,,\n14,DE,1,2,3`,
    /Rows 3, 5 have more cells than the 4 headings/,
  ],
  ['productprices', `${PRICES.trim()},,\n11,DE,12,50,15\n`, /Row 2 has more cells than the 4 headings/],
  ['products', 'productName,size\nCup,1\n"Jug,2\nPan,3\n', /Row 3 has an unclosed.*column productName/],
  ['products', 'productName,size\n"Jug,2\n"Pan",3\nPot,4\n', /Row 2 has an unclosed quotation mark/],
  ['products', '"productName,size\nCup,1\n', /Row 1 has an unclosed quotation mark/],
] as const)('a file of %s that starts with %j is rejected with an explanation', (kind, text, words) => {
  expect(() => rowsIn(kind, text)).toThrow(WrongFile);
  expect(() => rowsIn(kind, text)).toThrow(words);
});
