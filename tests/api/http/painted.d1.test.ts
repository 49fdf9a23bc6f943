import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { PAGE_DRAWINGS, pageRows } from '../../../scripts/demo/pages/all.ts';
import { PUBLIC_SCREENS } from '../../../scripts/screens/screens.ts';
import {
  makeCategory,
  makeCountry,
  makePost,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop();

/** The page rendered for a visitor who shops in a country. */
const pageIn = (path: string, country: string) =>
  call<string>('GET', path, { headers: { Cookie: `country=${country}`, 'Accept-Language': 'en-GB' } });

/** What a person sees: the page without its data. */
const visible = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/\u00a0/g, ' ');
const ledger = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll('&amp;', '&'));

/** The demo shop's content, with as many pictures as it needs. */
async function writePages() {
  const ids = new Map(PAGE_DRAWINGS.map((name, index) => [name, String(index).padStart(40, '0')]));
  const files = (id: string) => [{ name: `${id}.webp`, width: 640, height: 480 }];
  const rows = [...ids.values()].map(pictureId => ({ pictureId, files: files(pictureId), heldUntil: 0 }));
  await shop.database.writeBatch([build.insert(pictures).values(rows), ...pageRows(ids)]);
}

beforeAll(async () => {
  await writePages();
  await makeCategory(shop.database, {
    categoryName: 'Coffee & Tea',
    categoryDescription: 'All it takes to make a pot of coffee, and a cup to drink it from.',
  });
  await makeProduct(shop.database, { productCode: 1, productDescription: 'A thing to be found by.' });
  await makePost(shop.database, { excerpt: 'What there is to be read in the shop, and why it was written.' });
  await makePost(shop.database, {
    slug: 'coffee-in-four-minutes',
    excerpt: 'Four numbers, a kettle that pours slowly, and your attention.',
    publishAt: new Date(0),
  });
});

/** Those that do not need an order in the demo shop. */
const SCREENS = PUBLIC_SCREENS.filter(({ path }) => !path.startsWith('/order/'));

/** Elements that are opened and not closed, or the other way round. */
const unbalanced = (html: string) =>
  ['div', 'section', 'article', 'nav', 'ul', 'li', 'p', 'a', 'span'].filter(
    tag =>
      html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length !==
      html.match(new RegExp(`</${tag}>`, 'g'))?.length,
  );

describe('every public page is rendered on the server with its content', () => {
  test.each(SCREENS.map(({ path, status = 200 }) => [path, status] as const))(
    '%s has one heading, title, description and address, and the text for shared links',
    async (path, status) => {
      const answer = await call<string>('GET', path);
      if (path === '/products-details') {
        expect({ status: answer.status, location: answer.headers.get('Location') }).toEqual({
          status: 302,
          location: expect.stringMatching(/^\/products-details\/\d+$/),
        });
        return;
      }
      const html = answer.data;
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(/<main\b[^>]*>(.*)<\/main>/s.exec(visible(html))?.[1]?.replace(/<[^>]+>/g, '')).toMatch(
        /\S{3,}/,
      );

      const [title = '', ...moreTitles] = attribute(html, /<title>([^<]*)<\/title>/g);
      expect({ title, moreTitles }).toEqual({ title: expect.stringContaining('Meridian'), moreTitles: [] });
      const descriptions = attribute(html, /<meta name="description" content="([^"]*)"/g);
      expect(descriptions).toHaveLength(1);
      const known = attribute(html, /<link rel="canonical" href="([^"]*)"/g);
      const unknown = html.includes('<meta name="robots" content="noindex"');
      expect(known).toHaveLength(unknown ? 0 : 1);
      if (!unknown) {
        expect(known[0]).toMatch(new RegExp(`^${shop.url}/`));
        expect(descriptions[0]?.length).toBeGreaterThanOrEqual(
          path.startsWith('/products-details') ? 10 : 50,
        );
        expect(descriptions[0]?.length).toBeLessThanOrEqual(160);
      }
      expect(title).toContain(attribute(html, /<meta property="og:title" content="([^"]*)"/g)[0]);
      expect(attribute(html, /<meta property="og:url" content="([^"]*)"/g)[0]).toMatch(/^http/);
      for (const thing of ledger(html)) expect(thing['@context']).toBe('https://schema.org');
      expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
    },
  );

  test.each(SCREENS.map(({ path }) => path))('%s is as whole for the second visitor', async path => {
    const first = visible((await call<string>('GET', path)).data);
    const second = visible((await call<string>('GET', path)).data);
    expect(second).toBe(first);
    expect(unbalanced(second)).toEqual([]);
  });

  test('page titles and descriptions are unique', async () => {
    const seen = new Map<string, string>();
    for (const { path, status } of SCREENS) {
      if (status || path.includes('?') || ['/products-details', '/error'].includes(path)) continue;
      const html = (await call<string>('GET', path)).data;
      const address = attribute(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? path;
      for (const pattern of [/<title>([^<]*)</g, /<meta name="description" content="([^"]*)"/g]) {
        const text = attribute(html, pattern)[0] ?? '';
        expect({ text, seenAt: seen.get(text) ?? address }).toEqual({ text, seenAt: address });
        seen.set(text, address);
      }
    }
  });
});

test('a product is rendered with the price, points and stock of the cookie’s country', async () => {
  const [here, there] = [
    await makeCountry(shop.database, { denomination: 'EUR' }),
    await makeCountry(shop.database, { denomination: 'CHF' }),
  ];
  const { productCode } = await makeProduct(shop.database);
  await makePrice(shop.database, {
    productCode,
    ...here,
    netPrice: 6450,
    retailPrice: 7990,
    stockAvailable: 3,
  });
  await makePrice(shop.database, {
    productCode,
    ...there,
    netPrice: 7120,
    retailPrice: 7120,
    stockAvailable: 0,
  });
  for (const path of [`/products-details/${productCode}`, '/products-list?sort=new']) {
    const [inEuros, inFrancs] = [
      visible((await pageIn(path, here.countryCode)).data),
      visible((await pageIn(path, there.countryCode)).data),
    ];
    for (const text of ['€64.50', '€79.90', '€15.40', 'Only 3 left']) expect(inEuros).toContain(text);
    expect(inFrancs).toContain('CHF 71.20');
    expect(inFrancs).toContain('Out of stock');
    expect(inFrancs).not.toContain('€');
  }
});

test('an unknown or deleted country falls back to one where the shop sells', async () => {
  const gone = await makeCountry(shop.database, { displayStatus: false });
  const { productCode } = await makeProduct(shop.database);
  for (const country of [gone.countryCode, 'ZZZ', '%', '"><script>', '%E0%A4%A']) {
    const { status, data } = await pageIn(`/products-details/${productCode}`, country);
    expect({ country, status }).toEqual({ country, status: 200 });
    expect(data).not.toContain(gone.countryName);
    expect(data).not.toContain('"><script>');
  }
});

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  "$& $` $' $1 <!--page--></div> <!--head-->",
  '"><svg onload=alert(1)>',
  '{{constructor}} \\u003c/script> \u2028 \u2029',
  '\u202Eevil',
];

test.each(HOSTILE)('shows a product named %j as text, also in its structured data', async productName => {
  const country = await makeCountry(shop.database);
  const { productCode } = await makeProduct(shop.database, {
    productName,
    productDescription: productName,
    productOverviewDoc: productName,
  });
  await makePrice(shop.database, { productCode, ...country });
  for (const path of [`/products-details/${productCode}`, '/products-list?sort=new']) {
    const { status, data } = await pageIn(path, country.countryCode);
    expect(status).toBe(200);
    expect(data).not.toMatch(/<script>|<img src=x|<svg onload/);
    expect(data.match(/<script\b/g)).toHaveLength(data.match(/<\/script>/g)?.length ?? -1);
    for (const end of [/<\/head>/g, /<\/main>/g, /<\/body>/g]) expect(data.match(end)).toHaveLength(1);
    ledger(data);
  }
  const product = ledger((await pageIn(`/products-details/${productCode}`, country.countryCode)).data).find(
    thing => thing['@type'] === 'Product',
  );
  expect(product).toMatchObject({ name: productName, description: productName });
});

test('structured data of a product has its offer where it is sold, shipping cost and breadcrumbs', async () => {
  const country = await makeCountry(shop.database, { denomination: 'EUR', shippingFee: 490 });
  const { subcategoryId, subcategoryName, categoryId } = await makeSubcategory(shop.database);
  const coded = { sku: 'KET-7', barcode: '4006381333931' };
  const { productCode, productName } = await makeProduct(shop.database, { subcategoryId, ...coded });
  const path = `/products-details/${productCode}`;
  const unsold = ledger((await pageIn(path, country.countryCode)).data);
  expect(unsold.find(thing => thing['@type'] === 'Product')).not.toHaveProperty('offers');

  await makePrice(shop.database, { productCode, ...country, netPrice: 6400, stockAvailable: 0 });
  const things = ledger((await pageIn(path, country.countryCode)).data);
  expect(things.find(thing => thing['@type'] === 'Product')).toMatchObject({
    name: productName,
    sku: coded.sku,
    gtin: coded.barcode,
    url: shop.url + path,
    offers: {
      '@type': 'Offer',
      price: '64.00',
      priceCurrency: 'EUR',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.countryCode },
      },
      availability: 'https://schema.org/OutOfStock',
      url: shop.url + path,
    },
  });
  const { itemListElement } = things.find(thing => thing['@type'] === 'BreadcrumbList') as {
    itemListElement: { position: number; name: string; item?: string }[];
  };
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(itemListElement.at(-2)).toMatchObject({
    name: subcategoryName,
    item: expect.stringMatching(
      new RegExp(`^${shop.url}/departments/${categoryId}-.+\\?subcategory=${subcategoryId}$`),
    ),
  });
  expect(itemListElement.at(-1)?.name).toBe(productName);
});

test.each([
  ['/products-details/0001?by=stars', 301, '/products-details/1?by=stars'],
  ['/products-list?sort=new&page=99', 302, '/products-list?sort=new'],
  ['/products-list?category=99999', 404, null],
  ['/departments/1', 301, '/departments/1-coffee-tea'],
  ['/departments/1-tea?sort=price', 301, '/departments/1-coffee-tea?sort=price'],
  ['/departments/1-coffee-tea?page=99', 302, '/departments/1-coffee-tea'],
  ['/departments/99999-tea', 404, null],
  ['/departments/coffee-tea', 404, null],
])('%s is not canonical: %i, %s', async (path, status, to) => {
  const answer = await call<string>('GET', path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, to]);
});

test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%20', '١'])(
  'returns a real 404 page for the product number %j',
  async id => {
    const { status, data } = await call<string>('GET', `/products-details/${id}`);
    expect(status).toBe(404);
    expect(visible(data)).toContain('Product not found.');
    expect(data).toContain('<meta name="robots" content="noindex"');
  },
);
