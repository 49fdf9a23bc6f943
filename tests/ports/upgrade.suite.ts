import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { wrongCounts } from '../support/recount.ts';
import type { OpenDatabase } from './database.suite.ts';

const FIRST = ['0001_catalogue.sql', '0002_accounts.sql'];

/** A shop as the first version of it left one behind; seven products, of which one has no price. */
const ROWS = [
  `INSERT INTO categories (category_id, category_name, display_status, version)
   VALUES (3, 'Kitchen', 1, 4), (8, 'Garden', 0, 1)`,
  `INSERT INTO subcategories (subcategory_id, category_id, subcategory_name, version)
   VALUES (5, 3, 'Kettles', 2), (6, 3, 'Empty', 1), (9, 8, 'Spades', 1)`,
  `INSERT INTO countries (country_id, country_code, country_name, denomination, created_at)
   VALUES (2, 'DE', 'Germany', 'EUR', 1000), (4, 'SE', 'Sweden', 'SEK', 1000)`,
  `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 7)
   INSERT INTO products (product_code, subcategory_id, product_name, product_description, product_picture, created_at)
   SELECT 10 * n, CASE WHEN n < 5 THEN 5 ELSE 9 END, 'Thing' || n, 'Described' || n, '/old.webp', n FROM numbers`,
  `INSERT INTO product_prices
     (product_code, country_id, net_price, retail_price, display_at_website, stock_available, created_at, version)
   SELECT product_code, country_id, product_code * 7, product_code * 9, product_code <> 20,
     CASE WHEN product_code IN (30, 50) THEN 0 ELSE 5 END, 1000, 6
   FROM products CROSS JOIN countries WHERE product_code <> 70 AND (country_id = 2 OR product_code > 30)`,
  `INSERT INTO users (username, password_hash, role, created_at) VALUES ('keeper', 'hash', 'admin', 1000)`,
];

/** What a shop of the first version keeps when it becomes the present one. */
export function upgradeSuite(title: string, open: () => Promise<OpenDatabase>) {
  describe(`an upgrade on ${title}`, () => {
    let opened: OpenDatabase;
    const all = (text: string) => opened.database.all<Record<string, unknown>>(sql.raw(text));
    const run = (text: string) => opened.database.run(sql.raw(text));
    const KEPT = [
      'SELECT * FROM categories',
      'SELECT subcategory_id, category_id, subcategory_name, display_status, version FROM subcategories',
      'SELECT product_code, subcategory_id, product_name, product_description, created_at, version FROM products',
      'SELECT country_id, country_code, country_name, denomination, display_status, created_at, version FROM countries',
      'SELECT * FROM product_prices',
      'SELECT user_id, username, email, password_hash, role, enabled, token_version, created_at, version FROM users',
    ];
    const kept = async () => {
      const rows = [];
      for (const statement of KEPT) rows.push(await all(statement));
      return rows;
    };
    let before: unknown;

    beforeEach(async () => {
      opened = await open();
      const migrations = await readMigrations('db/migrations');
      const first = migrations.filter(({ name }) => FIRST.includes(name));
      await migrate(opened.database, first);
      for (const statement of ROWS) await run(statement);
      before = await kept();
      await migrate(opened.database, migrations);
    });
    afterEach(() => opened?.stop());

    test('every row is still there, as it was', async () => {
      expect(await kept()).toEqual(before);
    });

    test('the counts are those of the rows, also after the next change', async () => {
      const counts = 'SELECT subcategory_id AS id, product_count AS products FROM subcategories ORDER BY id';
      expect(await all(counts)).toEqual([
        { id: 5, products: 4 },
        { id: 6, products: 0 },
        { id: 9, products: 3 },
      ]);
      const prices = `SELECT subcategory_id || ' in ' || country_id || ': ' || sold || ', ' || in_stock AS said
        FROM price_counts ORDER BY subcategory_id, country_id`;
      expect((await all(prices)).map(({ said }) => said)).toEqual([
        '5 in 2: 3, 2',
        '5 in 4: 1, 1',
        '9 in 2: 2, 1',
        '9 in 4: 2, 1',
      ]);
      await run('UPDATE products SET subcategory_id = 6 WHERE product_code IN (20, 30)');
      await run('UPDATE product_prices SET stock_available = 1 - min(stock_available, 1)');
      await run('DELETE FROM product_prices WHERE product_code = 60');
      await run('DELETE FROM products WHERE product_code = 60');
      expect(await wrongCounts(opened.database)).toEqual([]);
    });

    test('every product is found by its words, also by new ones', async () => {
      const found = async (words: string) =>
        (await all(`SELECT rowid FROM product_search WHERE product_search MATCH '${words}'`)).length;
      expect(await found('thing1 described1 kitchen kettles')).toBe(1);
      expect(await found('thing7 garden spades')).toBe(1);
      expect(await found('kitchen')).toBe(4);
      await run("UPDATE categories SET category_name = 'Scullery' WHERE category_id = 3");
      expect([await found('kitchen'), await found('scullery')]).toEqual([0, 4]);
      await run('DELETE FROM products WHERE product_code = 70');
      expect(await found('garden')).toBe(2);
    });

    test('what nobody could know yet is empty, and the version of the catalogue grows from now on', async () => {
      const news = 'SELECT DISTINCT picture_id, units_sold, rating FROM products';
      expect(await all(news)).toEqual([{ picture_id: null, units_sold: 0, rating: 0 }]);
      const version = async () => Number((await all('SELECT version FROM catalogue'))[0]?.version);
      const seen = await version();
      await run('UPDATE countries SET display_status = display_status');
      expect(await version()).toBeGreaterThan(seen);
    });

    test('nothing refers to what is not there', async () => {
      expect(await all('PRAGMA foreign_key_check')).toEqual([]);
    });
  });
}
