import { and, eq, inArray } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { countries } from '../../db/schema/countries.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { build } from '../../db/sql/build.ts';
import type { Catalogue } from './catalogue-model.ts';
import { makeCategory, makeCountry, makePrice, makeProduct, makeSubcategory } from './factories.ts';

const PRODUCTS = 60;
const ADJECTIVES = ['red', 'Red', 'RED', 'blue', 'Blue', '_plain', 'Ärmel'];
const NOUNS = ['kettle', 'Kettle', 'cup', 'Cup', 'tray'];

/** The same numbers for the same seed, so that failures can be reproduced. */
export function randomBy(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, chance: (percent: number) => below(100) < percent };
}

type Random = ReturnType<typeof randomBy>;

/** A catalogue full of ties, hidden categories and missing prices; some rows were changed since. */
export async function makeRandomCatalogue(database: Writer, random: Random): Promise<Catalogue> {
  const subcategoryIds = await makeSubcategories(database);
  const lands = [];
  for (const displayStatus of [true, true, true, false]) {
    lands.push(await makeCountry(database, { displayStatus }));
  }
  for (let made = 0; made < PRODUCTS; made += 1) {
    const { productCode } = await makeSomeProduct(database, subcategoryIds, random);
    for (const { countryId } of lands) {
      if (random.chance(60)) await makeSomePrice(database, { productCode, countryId }, random);
    }
  }
  await changeSome(database, subcategoryIds, random);
  return {
    categories: await database.read(build.select().from(categories)),
    subcategories: await database.read(build.select().from(subcategories)),
    products: await database.read(build.select().from(products)),
    countries: await database.read(build.select().from(countries)),
    prices: await database.read(build.select().from(productPrices)),
  };
}

async function makeSubcategories(database: Writer): Promise<number[]> {
  const subcategoryIds: number[] = [];
  for (const categoryIsShown of [true, true, false]) {
    const { categoryId } = await makeCategory(database, { displayStatus: categoryIsShown });
    for (const displayStatus of [true, true, false]) {
      subcategoryIds.push((await makeSubcategory(database, { categoryId, displayStatus })).subcategoryId);
    }
  }
  return subcategoryIds;
}

function makeSomeProduct(database: Writer, subcategoryIds: number[], { below }: Random) {
  return makeProduct(database, {
    productName: `${ADJECTIVES[below(ADJECTIVES.length)]} ${NOUNS[below(NOUNS.length)]}`,
    subcategoryId: subcategoryIds[below(subcategoryIds.length)] ?? 0,
    createdAt: new Date(1_800_000_000_000 + below(10)),
    unitsSold: below(6),
    rating: below(6) * 100,
  });
}

type Key = { productCode: number; countryId: number };

function makeSomePrice(database: Writer, key: Key, { below, chance }: Random) {
  return makePrice(database, {
    ...key,
    netPrice: below(6) * 250,
    displayAtWebsite: chance(80),
    stockAvailable: chance(40) ? 0 : below(9),
  });
}

/** Precomputed counts must follow every kind of change. */
async function changeSome(database: Writer, subcategoryIds: number[], { below }: Random) {
  const codes = (await database.read(build.select({ code: products.productCode }).from(products))).map(
    ({ code }) => code,
  );
  const some = () => codes.filter(() => below(6) === 0);
  const its = () => inArray(productPrices.productCode, some());
  for (const subcategoryId of subcategoryIds) {
    await database.write(
      build
        .update(products)
        .set({ subcategoryId })
        .where(inArray(products.productCode, some().slice(0, 3))),
    );
  }
  await database.write(build.update(productPrices).set({ displayAtWebsite: false }).where(its()));
  await database.write(build.update(productPrices).set({ displayAtWebsite: true }).where(its()));
  await database.write(build.update(productPrices).set({ stockAvailable: 0 }).where(its()));
  await database.write(
    build
      .update(productPrices)
      .set({ stockAvailable: 4 })
      .where(and(its(), eq(productPrices.stockAvailable, 0))),
  );
  await database.write(build.delete(productPrices).where(its()));
}
