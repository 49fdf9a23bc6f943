import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { categories } from '../../db/schema/categories.ts';
import { countries } from '../../db/schema/countries.ts';
import { posts } from '../../db/schema/posts.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { build } from '../../db/sql/build.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { FEW_LEFT } from '../../functions/contracts/stock-levels.ts';
import type { ApiClient } from './api-client.ts';
import { aKey } from './buyers.ts';
import { HOSTS } from './cache-questions.ts';
import { pictured, type SmallShop, type Subject } from './cache-shop.ts';
import { aName, anOrder } from './factories.ts';
import type { Random } from './seeded-random.ts';

/** Returns what was written, to analyze failures. */
type Write = () => Promise<string>;
type About = { shop: SmallShop; subject: Subject; random: Random };

/** The stock stays so low that every sale is visible. */
const STOCKS = FEW_LEFT + 2;
const WHEN = ['2025-01-05', '2025-01-06', '2025-02-07'];

/** What staff change through an isolate, by kind. */
export function writesOfStaff(call: ApiClient, { shop, subject, random }: About): Write[][] {
  const { below, oneOf } = random;
  const { productCode: ProductCode, categoryId, subcategoryId, postId } = subject;
  const { countryId: CountryID } = subject.country;
  const send = async (method: string, path: string, json?: object) => {
    const { status } = await call(method, path, { json, token: shop.token });
    expect({ path, status }).toEqual({ path, status: expect.toBeOneOf([200, 201, 204]) });
    return `${method} ${path} ${JSON.stringify(json)}`;
  };
  const changing = (path: string, json: () => object) => () => send('PUT', path, json());
  const itsPrice = `/api/productprices/${ProductCode}/${CountryID}`;
  const price = () => ({ NetPrice: 1 + below(5000), RetailPrice: 9000, StockAvailable: below(STOCKS) });
  const shown = () => ({ displayStatus: below(4) > 0 });
  return [
    [
      changing(itsPrice, price),
      changing(itsPrice, () => ({ DisplayAtWebsite: below(4) > 0 })),
      changing(itsPrice, () => ({ StockAvailable: below(STOCKS) })),
      async () => {
        await send('DELETE', itsPrice);
        return await send('POST', '/api/productprices', { ProductCode, CountryID, ...price() });
      },
    ],
    [
      changing(`/api/products/${ProductCode}`, () => ({ productName: aName('Kettle') })),
      changing(`/api/products/${ProductCode}`, () => ({ subcategoryId: oneOf(shop.subcategoryIds) })),
    ],
    [
      changing(`/api/categories/${categoryId}`, () => ({ categoryName: aName('Category') })),
      changing(`/api/categories/${categoryId}`, shown),
      changing(`/api/subcategories/${subcategoryId}`, shown),
      changing(`/api/countries/${CountryID}`, shown),
      changing(`/api/countries/${CountryID}`, () => ({ countryName: aName('Country') })),
      changing(`/api/rooms/${shop.roomId}`, () => ({ roomName: aName('Room'), onHome: below(4) > 0 })),
      changing(`/api/rooms/${shop.roomId}`, () => ({
        dots: shop.productCodes.slice(below(6)).map(productCode => ({ productCode, x: below(1001), y: 0 })),
      })),
      changing(`/api/rooms/${shop.roomId}`, () => ({ openedPicture: oneOf([null, shop.picture]) })),
      changing('/api/settings', () => ({ shopName: aName('Shop') })),
    ],
    [
      changing(`/api/posts/${postId}`, () => ({ state: oneOf(['draft', 'published', 'published']) })),
      changing(`/api/posts/${postId}`, () => ({ publishAt: `${oneOf(WHEN)}T08:00:00.000Z` })),
      changing(`/api/posts/${postId}`, () => ({
        title: aName('Kettle'),
        category: oneOf(['Guides', 'GUIDES', 'News']),
        tags: oneOf([['Coffee'], ['coffee', 'Kitchen'], []]),
        text: pictured(shop.picture, oneOf(HOSTS)),
      })),
      changing(`/api/posts/${postId}`, () => ({
        productCodes: oneOf([[], [ProductCode], shop.productCodes]),
        roomId: oneOf([null, shop.roomId]),
      })),
    ],
  ];
}

/** What a visitor buys; sold-out and unavailable products are refused. */
export const orderWrite =
  (call: ApiClient, { subject: { country, productCode } }: About): Write =>
  async () => {
    const json = anOrder(country.countryCode, [{ productCode, quantity: 1 }]);
    const { status } = await call('POST', '/api/orders', { json, headers: aKey() });
    expect(status).toBeLessThan(500);
    return `an order of ${productCode} in ${country.countryCode}: ${status}`;
  };

/** What is written directly to the database, unknown to all isolates. */
export function writesBehind(database: Writer, { subject, random: { below } }: About): Write[] {
  const { productCode, categoryId, postId } = subject;
  const { countryId } = subject.country;
  const behind = (query: () => Writable & { toSQL(): object }) => async () => {
    const written = query();
    await database.write(written);
    return `behind: ${JSON.stringify(written.toSQL())}`;
  };
  const netPrice = () => 100 * (1 + below(50));
  return [
    behind(() =>
      build
        .update(productPrices)
        .set({ netPrice: netPrice() })
        .where(eq(productPrices.productCode, productCode)),
    ),
    behind(() =>
      build
        .update(products)
        .set({ productName: aName('Kettle') })
        .where(eq(products.productCode, productCode)),
    ),
    behind(() =>
      build
        .update(categories)
        .set({ categoryName: aName('Category') })
        .where(eq(categories.categoryId, categoryId)),
    ),
    behind(() =>
      build
        .update(countries)
        .set({ displayStatus: below(4) > 0 })
        .where(eq(countries.countryId, countryId)),
    ),
    behind(() =>
      build
        .update(posts)
        .set({ title: aName('Kettle') })
        .where(eq(posts.postId, postId)),
    ),
  ];
}
