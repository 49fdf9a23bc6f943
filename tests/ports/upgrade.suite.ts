import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { TRIGGERS } from '../../db/triggers/all.ts';
import type { Trigger } from '../../db/triggers/trigger.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { changesBetween } from '../../scripts/trigger-changes.ts';
import { FIRST_MIGRATIONS, rowsOfFirstVersion } from '../support/first-version.ts';
import { wrongCounts } from '../support/recount.ts';
import type { OpenDatabase } from './database.suite.ts';

/** What a shop of the first version keeps when it is upgraded to the current one. */
export function upgradeSuite(title: string, open: () => Promise<OpenDatabase>) {
  describe(`an upgrade on ${title}`, () => {
    let opened: OpenDatabase;
    const all = (text: string) => opened.database.read(sql<Record<string, unknown>>`${sql.raw(text)}`);
    const run = (text: string) => opened.database.write(sql.raw(text));
    const KEPT = [
      'SELECT category_id, category_name, display_status, version FROM categories',
      'SELECT subcategory_id, category_id, subcategory_name, display_status, version FROM subcategories',
      'SELECT product_code, subcategory_id, product_name, product_description, created_at, version FROM products',
      'SELECT country_id, country_code, country_name, denomination, display_status, created_at, version FROM countries',
      `SELECT product_code, country_id, net_price, retail_price, pv, pq, display_at_website, stock_available,
        created_at, version FROM product_prices`,
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
      const first = migrations.filter(({ name }) => FIRST_MIGRATIONS.includes(name));
      await migrate(opened.database, first);
      for (const statement of rowsOfFirstVersion(7)) await run(statement);
      before = await kept();
      await migrate(opened.database, migrations);
    });
    afterEach(() => opened?.stop());

    test('every row is unchanged', async () => {
      expect(await kept()).toEqual(before);
    });

    test('the counts match the rows, also after the next change', async () => {
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
      const misplaced = 'SELECT * FROM product_prices WHERE has_stock <> (stock_available > 0)';
      expect(await all(misplaced)).toEqual([]);
      expect(await wrongCounts(opened.database)).toEqual([]);
    });

    test('every product is found by its words, and by new ones', async () => {
      const found = async (words: string) =>
        (await all(`SELECT rowid FROM product_search WHERE product_search MATCH '${words}'`)).length;
      expect(await found('thing1 described1 kitchen kettles')).toBe(1);
      expect(await found('thing7 garden spades')).toBe(1);
      expect(await found('kitchen')).toBe(4);
      await run("UPDATE categories SET category_name = 'Scullery' WHERE category_id = 3");
      expect({ kitchen: await found('kitchen'), scullery: await found('scullery') }).toEqual({
        kitchen: 0,
        scullery: 4,
      });
      await run('DELETE FROM products WHERE product_code = 70');
      expect(await found('garden')).toBe(2);
    });

    test('new columns start empty, and the catalogue version grows from now on', async () => {
      const news = 'SELECT DISTINCT picture_id, units_sold, rating FROM products';
      expect(await all(news)).toEqual([{ picture_id: null, units_sold: 0, rating: 0 }]);
      const version = async () =>
        Number((await all('SELECT max(version) AS version FROM catalogue_changes'))[0]?.version);
      const seen = await version();
      await run('UPDATE countries SET display_status = display_status');
      expect(await version()).toBeGreaterThan(seen);
    });

    test('there are no dangling references', async () => {
      expect(await all('PRAGMA foreign_key_check')).toEqual([]);
    });
  });
}

/** The last version whose triggers were written by hand. */
const BY_HAND = '0029_own_words.sql';

/** What a shop in use keeps when its triggers are replaced. */
export function replacedTriggersSuite(title: string, open: () => Promise<OpenDatabase>) {
  describe(`new triggers for a shop in use on ${title}`, () => {
    let opened: OpenDatabase;
    const all = <Row = Record<string, unknown>>(text: string) =>
      opened.database.read(sql<Row>`${sql.raw(text)}`);
    const run = (text: string) => opened.database.write(sql.raw(text));
    const KEPT = [
      `* FROM price_counts`,
      `* FROM orders`,
      `* FROM order_counts`,
      `* FROM account_counts`,
      `* FROM sales`,
      `* FROM review_counts`,
      `product_code, country_id, change, stock, reason, order_id, username, at FROM stock_moves
        ORDER BY product_code, country_id, at, stock DESC`,
      `* FROM history`,
      `import_id, user_id, kind, file_name, state, created_at, version FROM imports`,
      `* FROM import_rows`,
    ];
    const kept = () => Promise.all(KEPT.map(rows => all(`SELECT ${rows}`)));
    let before: unknown;
    let after: unknown;

    beforeAll(async () => {
      opened = await open();
      const migrations = await readMigrations('db/migrations');
      const byHand = migrations.filter(({ name }) => name <= BY_HAND);
      const use = (first: number) =>
        migrate(opened.database, [{ name: `use_${first}.sql`, sql: usedFrom(first).join(BREAKPOINT) }]);
      await migrate(opened.database, byHand);
      await use(100);
      await run(`INSERT INTO order_letters (order_id, kind, origin, due_at)
        VALUES (100, 'paid', 'https://shop.example', 1000)`);
      before = await kept();
      await migrate(opened.database, migrations);
      after = await kept();
      await use(200);
    });
    afterAll(() => opened?.stop());

    test('they match those described in db/triggers/', async () => {
      const present = await all<Trigger>("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'");
      expect(changesBetween(present, TRIGGERS)).toEqual({ written: [], dropped: [] });
    });

    test('what the old triggers wrote stays', () => {
      expect(after).toMatchObject(before as object[]);
    });

    test('an open import knows its row counts by outcome', async () => {
      const counted = await all(`SELECT to_create, to_change, same, refused,
          (SELECT count(*) FROM import_rows AS its WHERE its.import_id = imports.import_id) AS rows FROM imports`);
      expect(counted).toContainEqual({ to_create: 1, to_change: 0, same: 0, refused: 0, rows: 1 });
    });

    test('an unsent email waits in the outbox', async () => {
      const waiting = 'SELECT kind, recipient, origin, order_id, sent_at FROM letters';
      expect(await all(waiting)).toEqual([
        {
          kind: 'order-paid',
          recipient: 'maria@example.com',
          origin: 'https://shop.example',
          order_id: 100,
          sent_at: null,
        },
      ]);
    });

    test('the counts continue from there', async () => {
      expect(await wrongCounts(opened.database)).toEqual([]);
    });

    test('the history keeps recording every earlier column', async () => {
      const recorded = async (first: number) => {
        const entries = await all<{ what: string; row: string }>(`SELECT kind || ' ' || action AS what,
          coalesce(new, old) AS row FROM history WHERE change_id = 'change-${first}' ORDER BY history_id`);
        return entries.map(({ what, row }) => ({ what, columns: Object.keys(JSON.parse(row)) }));
      };
      const [formerly, now] = [await recorded(100), await recorded(200)];
      expect(now.map(({ what }) => what)).toEqual(formerly.map(({ what }) => what));
      expect(formerly.map(({ what }) => what)).toContain('productprices update');
      for (const [index, { what, columns }] of formerly.entries())
        expect(now[index]?.columns, what).toEqual(expect.arrayContaining(columns));
    });
  });
}

const BREAKPOINT = '\n--> statement-breakpoint\n';

/** What staff and customers do in a shop, in rows numbered from here. */
const usedFrom = (first: number) => [
  `INSERT INTO acting (id, change_id, user_id, username, at) VALUES (1, 'change-${first}', 1, 'maria', 1000)`,
  `INSERT INTO categories (category_id, category_name) VALUES (${first}, 'Tea ${first}')`,
  `INSERT INTO subcategories (subcategory_id, category_id, subcategory_name)
   VALUES (${first}, ${first}, 'Pots'), (${first} + 1, ${first}, 'Cups')`,
  `INSERT INTO countries (country_id, country_code, country_name, denomination, created_at)
   VALUES (${first}, '${first}', 'Country ${first}', 'EUR', 1000)`,
  `INSERT INTO products (product_code, subcategory_id, product_name, created_at)
   VALUES (${first}, ${first}, 'A pot', 1000), (${first} + 1, ${first}, 'A kettle', 1000)`,
  `INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
   SELECT product_code, ${first}, 100, 120, 5, 1000 FROM products WHERE product_code >= ${first}`,
  `UPDATE product_prices SET stock_available = 0, net_price = 90 WHERE product_code = ${first}`,
  `UPDATE products SET subcategory_id = ${first} + 1 WHERE product_code = ${first}`,
  `DELETE FROM product_prices WHERE product_code = ${first} + 1`,
  `DELETE FROM products WHERE product_code = ${first} + 1`,
  `INSERT INTO coupons (coupon_code, percentage, created_at) VALUES ('TEA-${first}', 1000, 1000)`,
  `INSERT INTO posts (slug, title, created_at) VALUES ('tea-${first}', 'Tea', 1000)`,
  `UPDATE settings SET shop_name = 'Shop ${first}'`,
  `INSERT INTO users (user_id, username, email, password_hash, role, created_at)
   VALUES (${first}, 'maria${first}', 'maria${first}@example.com', '', 'customer', 1000)`,
  'DELETE FROM acting',
  `INSERT INTO reviews (product_code, user_id, stars, name, state, created_at)
   VALUES (${first}, ${first}, 4, 'Maria', 'approved', 1000)`,
  `UPDATE reviews SET stars = 5 WHERE user_id = ${first}`,
  `INSERT INTO orders (order_id, order_number, idempotency_key, request_hash, user_id, email, payment, country_code,
     country_name, denomination, billing, subtotal, shipping, total, created_at)
   VALUES (${first}, 'M00000${first}', 'key-of-order-${first}', '', ${first}, 'maria@example.com', 'bank-transfer', 'DE',
     'Germany', 'EUR', '{}', 1000, 500, 1500, 1000)`,
  `INSERT INTO order_moves (order_id, from_state, to_state, moved_by, at)
   VALUES (${first}, 'pending', 'paid', 'maria', 1000)`,
  `INSERT INTO imports (import_id, user_id, kind, file_name, created_at)
   VALUES (${first}, ${first}, 'products', 'tea.csv', 1000)`,
  `INSERT INTO import_rows (import_id, line, outcome, title, given) VALUES (${first}, 2, 'create', 'Tea', '{}')`,
];
