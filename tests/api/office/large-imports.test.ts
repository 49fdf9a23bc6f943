import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { tokenOf } from '../../support/accounts.ts';
import { makeCountry, makeSubcategory } from '../../support/factories.ts';
import { importerFor } from '../../support/importer.ts';
import { openShop } from '../../support/shop.ts';

/** D1's limit; another database differs in how it writes, not in how much. */
const MANY = { 'D1 and R2': 10_000, 'libSQL and S3': 1000 };

describe('large imports', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'staff');
  });

  const { apply, check, exported } = importerFor(call, () => token);

  test('exports, checks and imports ten thousand prices at once', async () => {
    const many = MANY[inject('backend')];
    const { subcategoryId } = await makeSubcategory(shop.database);
    const { countryId } = await makeCountry(shop.database);
    await shop.database.writeBatch([
      sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
          INSERT INTO products (subcategory_id, product_name, created_at) SELECT ${subcategoryId}, 'x', 0 FROM n`,
      sql`INSERT INTO product_prices (product_code, country_id, net_price, retail_price,
          stock_available, created_at) SELECT product_code, ${countryId}, 100, 100, 1, 0 FROM products
          WHERE subcategory_id = ${subcategoryId} LIMIT ${many / 2}`,
    ]);
    const { rows } = await exported('productprices', `?country=${countryId}`);
    const codes = new Set(rows.map(({ values }) => values.ProductCode));
    const all = await shop.database.read(
      build.select().from(products).where(eq(products.subcategoryId, subcategoryId)),
    );
    const wanted = all.map(({ productCode }, at) => ({
      line: at + 2,
      values: { ...rows[0]?.values, ProductCode: String(productCode), NetPrice: '2,50' },
    }));
    const { path, counts } = await check('productprices', wanted);
    expect(counts).toMatchObject({ change: codes.size, create: many - codes.size, refuse: 0 });
    expect((await apply(path)).data).toEqual({ created: many / 2, changed: many / 2 });
    const written = await shop.database.read(
      build.select().from(productPrices).where(eq(productPrices.countryId, countryId)),
    );
    expect(written).toHaveLength(many);
    expect(new Set(written.map(one => one.netPrice))).toEqual(new Set([250]));
  });
});
