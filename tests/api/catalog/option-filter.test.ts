import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { OfferedOption } from '../../../functions/contracts/chosen-options.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { randomBy } from '../../support/random-catalogue.ts';
import { openShop } from '../../support/shop.ts';

type Price = { net: number; stock: number; shown: boolean };
type Variant = {
  code: number;
  name: string;
  family: number;
  position: number;
  aisle: number;
  choices: string[];
  prices: Record<string, Price>;
};

const COLOURS = ['Sand', 'sand', 'Olive', 'Ink', 'Rust'];
const SIZES = ['S', 'M', 'L'];
const FAMILIES = 24;

describe('lists filtered by the value of an option', () => {
  const { shop, call } = openShop();
  const variants: Variant[] = [];
  const countries: string[] = [];
  let categoryId: number;
  /** The third is hidden. */
  const aisles: number[] = [];

  beforeAll(async () => {
    const { below, chance } = randomBy(20_261_128);
    ({ categoryId } = await makeCategory(shop.database));
    for (const displayStatus of [true, true, false])
      aisles.push((await makeSubcategory(shop.database, { categoryId, displayStatus })).subcategoryId);
    const lands = [await makeCountry(shop.database), await makeCountry(shop.database)];
    countries.push(...lands.map(({ countryCode }) => countryCode));
    for (let made = 0; made < FAMILIES; made += 1) {
      const options = [['Colour', 'Size'], ['colour'], ['Size', 'Colour']][made % 3] ?? [];
      const { familyId } = await makeFamily(shop.database, { options });
      const combinations = COLOURS.flatMap(colour => SIZES.map(size => ({ colour, size }))).filter(
        ({ size, colour }) =>
          options.length > 1 ? chance(30) : size === 'S' && colour !== 'sand' && chance(60),
      );
      const seen = new Set<string>();
      for (const [position, { colour, size }] of combinations.entries()) {
        const values = options.map(name => (name === 'Size' ? size : colour));
        if (seen.has(String(values).toLowerCase())) continue;
        seen.add(String(values).toLowerCase());
        const subcategoryId = aisles[below(10) > 7 ? 1 + below(2) : 0] ?? 0;
        const name = aName('Apron');
        const { productCode } = await makeProduct(shop.database, {
          ...{ subcategoryId, familyId, options: values, productName: name },
          familyPosition: combinations.length - position,
        });
        const prices: Variant['prices'] = {};
        for (const { countryId, countryCode } of lands) {
          if (chance(20)) continue;
          const price = { net: 1000 + below(4) * 500, stock: chance(30) ? 0 : 4, shown: chance(75) };
          prices[countryCode] = price;
          await makePrice(shop.database, {
            ...{ productCode, countryId, netPrice: price.net, retailPrice: price.net },
            ...{ stockAvailable: price.stock, displayAtWebsite: price.shown },
          });
        }
        const choices = options.map((option, index) => `${option}:${values[index]}`.toLowerCase());
        const its = { family: familyId, position: combinations.length - position, aisle: subcategoryId };
        variants.push({ code: productCode, name, ...its, choices, prices });
      }
    }
  }, 60_000);

  type Asked = {
    options: string[];
    country: string;
    aisle?: number | undefined;
    inStock?: boolean;
    sort?: string;
    soldOutLast?: boolean;
  };

  /** The plain way: every variant is looked at. */
  function expected({
    options,
    country,
    aisle,
    inStock,
    sort = 'productCode',
    soldOutLast,
  }: Asked): number[] {
    const priceOf = ({ prices }: Variant) => (prices[country]?.shown ? prices[country] : undefined);
    const rankOf = (one: Variant) => {
      const { net = 0, stock = 0 } = priceOf(one) ?? {};
      return [stock > 0 ? 0 : 1, net, one.position, one.code];
    };
    const soldOut = (one: Variant) => (soldOutLast && priceOf(one)?.stock === 0 ? 1 : 0);
    const sold = variants.filter(one => priceOf(one) && one.aisle !== aisles[2]);
    const isMatch = (one: Variant) =>
      options.every(option => one.choices.includes(option.toLowerCase())) &&
      (aisle === undefined || one.aisle === aisle) &&
      (inStock === undefined || (priceOf(one)?.stock ?? 0) > 0 === inStock);
    const entries = Map.groupBy(sold, ({ family, aisle: there }) => `${family} ${there}`);
    const shown = [...entries.values()].flatMap(entry => {
      const leader = entry.toSorted((one, other) => compare(rankOf(one), rankOf(other)))[0];
      const matches = entry
        .filter(isMatch)
        .toSorted((one, other) =>
          compare([soldOut(one), one.position, one.code], [soldOut(other), other.position, other.code]),
        );
      const first = matches.find(one => one === leader) ?? matches[0];
      return first ? [first] : [];
    });
    const keys: Record<string, (one: Variant) => (number | string)[]> = {
      productCode: ({ code }) => [code],
      price: one => [priceOf(one)?.net ?? 0, one.code],
      name: one => [one.name.toLowerCase(), one.code],
    };
    const keyOf = keys[sort.replace('-', '')] ?? (({ code }) => [code]);
    const sorted = shown.toSorted((one, other) =>
      compare([soldOut(one), ...keyOf(one)], [soldOut(other), ...keyOf(other)]),
    );
    return (sort.startsWith('-') ? sorted.reverse() : sorted).map(({ code }) => code);
  }

  async function listed({ options, country, aisle, inStock, sort, soldOutLast }: Asked, more = {}) {
    const query = new URLSearchParams([
      ...options.map(option => ['option', option]),
      ...Object.entries({
        ...{ country, grouped: true, category: categoryId, page: 1, pageSize: 100, ...more },
      }).map(([name, value]) => [name, String(value)]),
      ...(aisle === undefined ? [] : [['subcategory', String(aisle)]]),
      ...(inStock === undefined ? [] : [['inStock', String(inStock)]]),
      ...(sort ? [['sort', sort]] : []),
      ...(soldOutLast ? [['soldOutLast', 'true']] : []),
    ]);
    const { data, headers } = await call<Product[]>('GET', `/api/products?${query}`);
    return { codes: data.map(({ productCode }) => productCode), total: Number(headers.get('X-Total-Count')) };
  }

  const everyQuestion = (): Asked[] =>
    [
      ['Colour:Sand'],
      ['COLOUR:olive'],
      ['Size:M'],
      ['Colour:Ink', 'Size:S'],
      ['Size:L', 'Colour:Rust'],
    ].flatMap(options =>
      countries.flatMap(country =>
        [undefined, aisles[0], aisles[1]].flatMap(aisle => [
          { options, country, aisle },
          { options, country, aisle, soldOutLast: true },
          { options, country, aisle, inStock: true },
          { options, country, aisle, inStock: false, sort: '-price' },
          { options, country, aisle, sort: 'price' },
          { options, country, aisle, sort: '-name' },
        ]),
      ),
    );

  test('a family is there once, by the variant that leads or else the first that has the value', async () => {
    let found = 0;
    for (const asked of everyQuestion()) {
      const codes = expected(asked);
      expect(await listed(asked), JSON.stringify(asked)).toEqual({ codes, total: codes.length });
      found += codes.length;
    }
    expect(found).toBeGreaterThan(200);
  });

  /** As if most families had every value. */
  async function withCommonValues(check: () => Promise<void>) {
    await shop.database.write(sql`UPDATE option_counts SET families = families + 1000`);
    try {
      await check();
    } finally {
      await shop.database.write(sql`UPDATE option_counts SET families = families - 1000`);
    }
  }

  test('a value that most families have lists the same, read along the sort', () =>
    withCommonValues(async () => {
      for (const asked of everyQuestion())
        expect((await listed(asked)).codes, JSON.stringify(asked)).toEqual(expected(asked));
    }));

  async function expectEveryPage(asked: Asked) {
    const codes = expected(asked);
    for (const pageSize of [1, 2, 3, 5]) {
      const pages = [];
      for (let page = 1; page <= Math.ceil(codes.length / pageSize) + 1; page += 1)
        pages.push(...(await listed(asked, { page, pageSize })).codes);
      expect(pages, `${JSON.stringify(asked)} pages of ${pageSize}`).toEqual(codes);
    }
  }

  const ofEveryKind = () =>
    [false, true].flatMap(soldOutLast =>
      [['Colour:Sand'], ['Size:M', 'Colour:Ink']].map(options => ({
        options,
        country: countries[0] ?? '',
        soldOutLast,
      })),
    );

  test('the pages of a filtered list have each family once', async () => {
    for (const asked of ofEveryKind()) await expectEveryPage(asked);
    await withCommonValues(async () => {
      for (const asked of ofEveryKind()) await expectEveryPage(asked);
    });
  });

  test('a search within a value finds what has both', async () => {
    const asked = { options: ['Colour:Sand'], country: countries[0] ?? '' };
    const [code = 0] = expected(asked);
    const { name = '' } = variants.find(one => one.code === code) ?? {};
    expect(await listed(asked, { q: name })).toEqual({ codes: [code], total: 1 });
    expect(await listed({ ...asked, options: ['Colour:Ink'] }, { q: name })).toMatchObject({
      total: 0,
    });
  });

  test('a value that nothing has gives an empty list', async () => {
    const country = countries[0] ?? '';
    expect(await listed({ options: ['Colour:Mauve'], country })).toEqual({ codes: [], total: 0 });
    expect(await listed({ options: ['Colour:Ink', 'Colour:Sand'], country })).toEqual({
      codes: [],
      total: 0,
    });
  });

  test('the options of a list say how many families each value leads to', async () => {
    for (const country of countries) {
      for (const aisle of [undefined, aisles[0], aisles[1]]) {
        const path = `/api/products/options?country=${country}&category=${categoryId}`;
        const { data } = await call<OfferedOption[]>('GET', `${path}${aisle ? `&subcategory=${aisle}` : ''}`);
        expect(data.map(({ option }) => option.toLowerCase()).sort()).toEqual(['colour', 'size']);
        for (const { option, values } of data)
          for (const { value, families } of values)
            expect(expected({ options: [`${option}:${value}`], country, aisle })).toHaveLength(families);
      }
    }
  });

  test('an option without a value, or in a list of single products, is refused', async () => {
    const path = `/api/products?country=${countries[0]}`;
    expectProblem(await call('GET', `${path}&grouped=true&option=Sand`), 422);
    expectProblem(await call('GET', `${path}&option=Colour:Sand`), 422);
  });
});

function compare(one: (number | string)[], other: (number | string)[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  const [a = 0, b = 0] = [one[at], other[at]];
  return at < 0 ? 0 : a < b ? -1 : 1;
}
