import { count, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { makeCategory, makePost, makeProduct, makeSubcategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const MOST = 5000;

describe('the sitemap', () => {
  const { shop, call } = openShop();
  let subcategory: Awaited<ReturnType<typeof makeSubcategory>>;
  let hidden: Awaited<ReturnType<typeof makeProduct>>;
  beforeAll(async () => {
    subcategory = await makeSubcategory(shop.database);
    const { categoryId } = await makeCategory(shop.database, { displayStatus: false });
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
    hidden = await makeProduct(shop.database, { subcategoryId, productCode: 7 });
  });

  /** The addresses in a file, by path; all must be on this host. */
  async function listed(path: string) {
    const { status, headers, data } = await call<string>('GET', path);
    expect({ status, contentType: headers.get('Content-Type') }).toEqual({
      status: 200,
      contentType: 'application/xml; charset=utf-8',
    });
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const entries = [...data.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    return entries.map(([, address = '', day]) => {
      expect(address.startsWith(`${shop.url}/`), address).toBe(true);
      return { path: address.slice(shop.url.length), day };
    });
  }
  const pathsIn = async (file: string) => (await listed(file)).map(({ path }) => path);

  test('lists every page, list and product that visitors may see, in one file or an index of many', async () => {
    await namesAllInOne();
    await namesAllInParts();
  });

  async function namesAllInOne() {
    const { productCode } = await makeProduct(shop.database, {
      subcategoryId: subcategory.subcategoryId,
      createdAt: new Date('2026-03-09T23:59:59Z'),
    });
    const draft = await makePost(shop.database, { state: 'draft' });
    expect((await listed('/sitemap.xml')).map(({ path }) => path)).not.toContain('/blog');
    const post = await makePost(shop.database);
    const content = JSON.stringify({ entries: [{ slug: 'a-lid', name: 'A lid' }] });
    await shop.database.write(sql`UPDATE page_contents SET content = ${content} WHERE page = 'projects'`);
    const all = await listed('/sitemap.xml');
    expect(all).toContainEqual({ path: `/products-details/${productCode}`, day: '2026-03-09' });
    const paths = all.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/services-details/delivery',
        '/projects-details/a-lid',
        '/blog',
        `/blog-details/${post.slug}`,
        expect.stringMatching(`^/departments/${subcategory.categoryId}-`),
      ]),
    );
    expect(paths).not.toContain(`/products-details/${hidden.productCode}`);
    expect(paths).not.toContain(`/blog-details/${draft.slug}`);
  }

  async function namesAllInParts() {
    await shop.database.write(sql`WITH RECURSIVE n (code) AS (SELECT 1001 UNION ALL SELECT code + 1 FROM n LIMIT ${MOST})
      INSERT INTO products (product_code, subcategory_id, product_name, created_at)
      SELECT code, ${subcategory.subcategoryId}, 'Product ' || code, 1000 FROM n`);
    const far = [4_006_381_333_931, 9_780_201_379_624, Number.MAX_SAFE_INTEGER];
    for (const productCode of far)
      await makeProduct(shop.database, { subcategoryId: subcategory.subcategoryId, productCode });
    await makeProduct(shop.database, { subcategoryId: hidden.subcategoryId, productCode: 500 * MOST });

    const files = await pathsIn('/sitemap.xml');
    expect(files).toEqual(['/sitemap-pages-1.xml', '/sitemap-products-1.xml', '/sitemap-products-2.xml']);
    const parts = await Promise.all(files.map(pathsIn));
    expect(Math.max(...parts.map(({ length }) => length))).toBe(MOST);
    const found = parts.flat();
    expect(found).toEqual([...new Set(found)]);
    expect(found).toEqual(expect.arrayContaining(far.map(code => `/products-details/${code}`)));
    const [shown] = await shop.database.read(
      build
        .select({ total: count() })
        .from(products)
        .where(eq(products.subcategoryId, subcategory.subcategoryId)),
    );
    expect(found.filter(path => path.startsWith('/products-details/'))).toHaveLength(shown?.total ?? 0);
    expect(found).toContainEqual(expect.stringMatching(`^/departments/${subcategory.categoryId}-`));
  }

  test.each([
    'pages-0',
    'pages-2',
    'pages-01',
    `pages-${'9'.repeat(400)}`,
    'pages',
    'products-0',
    'products-3',
    'products-999999',
    `products-${'9'.repeat(400)}`,
    'products-1-5000',
    'products-x',
  ])('there is no part %s', async part =>
    expect((await call('GET', `/sitemap-${part}.xml`)).status).toBe(404),
  );

  test('allows HEAD requests, and rejects changes', async () => {
    const { status, data } = await call<string>('HEAD', '/sitemap.xml');
    expect({ status, data }).toEqual({ status: 200, data: '' });
    expect((await call('POST', '/sitemap.xml')).status).toBe(405);
  });
});
