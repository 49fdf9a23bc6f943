import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { atDepth } from '../../support/depth.ts';
import { aName, makeCountry, makePost, makePrice, makeProduct } from '../../support/factories.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' } });
const { below, oneOf } = seededRandom(34);

type Asked = { path: string; country?: string };
type Write = () => Promise<number>;
let asked: Asked[];
let writes: Write[];

beforeAll(async () => {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const { productCode, subcategoryId } = await makeProduct(shop.database);
  const countries = [
    await makeCountry(shop.database, { countryCode: 'DE' }),
    await makeCountry(shop.database, { countryCode: 'GB' }),
  ];
  for (const { countryId } of countries) await makePrice(shop.database, { productCode, countryId });
  const { postId, slug } = await makePost(shop.database, { category: 'Guides' });
  const put = async (path: string, json: object) => (await call('PUT', path, { json, token })).status;
  const tagged = { tags: ['Coffee'] };
  await put(`/api/posts/${postId}`, tagged);
  writes = [
    ...countries.map(({ countryId }) => () => {
      const prices = { NetPrice: 1 + below(5000), RetailPrice: 9000, StockAvailable: below(9) };
      return put(`/api/productprices/${productCode}/${countryId}`, prices);
    }),
    () => put(`/api/products/${productCode}`, { productName: aName('Kettle') }),
    () => put(`/api/posts/${postId}`, { title: aName('Kettle'), ...tagged }),
  ];
  asked = [
    { path: `/api/products/${productCode}?country=DE` },
    { path: `/api/products/${productCode}?country=GB` },
    { path: `/api/products/bysubcategory/${subcategoryId}?country=DE` },
    { path: '/api/products?country=GB&sort=productName&instock=true&q=kettle' },
    { path: '/api/products?country=DE&missing=DE' },
    { path: '/api/posts?category=guides&sort=publishat' },
    { path: '/api/posts?tag=coffee&q=kettle' },
    { path: `/api/posts/${slug}` },
    { path: `/Products-Details/${productCode}`, country: 'DE' },
    { path: '/products-list', country: 'GB' },
  ];
});

const inSomeCase = (text: string) =>
  text.replace(/[a-z]/gi, char => (below(2) ? char.toUpperCase() : char.toLowerCase()));

/** The path of a request, and the country in its cookie, in random case. */
function typed({ path, country }: Asked) {
  return { path: inSomeCase(path), cookie: country ? `country=${inSomeCase(country)}` : 'a=b' };
}

/** Visitors who have just changed something get no cached responses. */
const answered = async ({ path, cookie }: ReturnType<typeof typed>, after = '') => {
  const { status, data } = await call('GET', path, { headers: { Cookie: cookie + after } });
  return { path, cookie, status, data };
};

test('a visitor who types a country, a tag or a path in any case sees the same changes as everyone else', async () => {
  for (let step = 0; step < atDepth({ quick: 20, deep: 60 }); step += 1) {
    const some = Array.from({ length: 3 }, () => typed(oneOf(asked)));
    for (const one of [...some, ...some]) expect((await answered(one)).status).toBe(200);
    expect(await oneOf(writes)()).toBe(200);
    for (const one of some) expect(await answered(one)).toEqual(await answered(one, '; wrote=1'));
  }
});
