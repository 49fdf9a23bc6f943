import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../db/schema/products.ts';
import { codesBy, orderOn } from '../../functions/catalog/products/list-codes.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { insertRow } from '../support/valid-rows.ts';

let shop: Awaited<ReturnType<typeof startMigratedDatabase>>;

beforeAll(async () => {
  shop = await startMigratedDatabase();
  await insertRow(shop.database, 'categories', { category_id: 1 });
  await insertRow(shop.database, 'subcategories', { subcategory_id: 1 });
  const values: Record<number, string | null> = { 901: 'b', 902: null, 903: 'a', 904: null, 905: 'c' };
  for (const [code, productOverviewDoc] of Object.entries(values)) {
    const row = { product_code: Number(code), product_overview_doc: productOverviewDoc };
    await insertRow(shop.database, 'products', row);
  }
});
afterAll(() => shop.stop());

async function codesOnPage(page: number, descending: boolean): Promise<number[]> {
  const filter = { sort: { field: 'productCode', descending }, page, pageSize: 2 } as const;
  const wanted = { filter, audience: { everything: true } };
  const codes = codesBy(products.productOverviewDoc, wanted);
  const rows = await shop.database.read(
    sql<{ code: number }>`SELECT chosen.code AS code FROM (${codes}) AS chosen
      JOIN ${products} ON ${products.productCode} = chosen.code
      ORDER BY ${orderOn(wanted)}`,
  );
  return rows.map(({ code }) => code);
}

test.for([
  { descending: false, pages: [[903, 901], [905, 902], [904]] },
  { descending: true, pages: [[905, 901], [903, 904], [902]] },
])(
  'products without the value come last, page by page; descending: $descending',
  async ({ descending, pages }) => {
    const found = [];
    for (const page of [1, 2, 3]) found.push(await codesOnPage(page, descending));
    expect(found).toEqual(pages);
  },
);
