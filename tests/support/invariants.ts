import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { wrongCounts } from './recount.ts';

const LIKE_THE_INDEX = `content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'`;

/** What must hold for the rows of a shop at any time. */
export async function expectSoundRows(database: Writer) {
  expect(await wrongCounts(database)).toEqual([]);
  expect(await database.write(sql`PRAGMA foreign_key_check`)).toEqual([]);
  expect(await wrongWords(database)).toEqual([]);
  const [found] = await database.read(sql`SELECT
    (SELECT count(*) FROM slider_images WHERE display_status) <= 5 AS five_shown_slider_images,
    (SELECT count(*) FROM products LEFT JOIN pictures USING (picture_id)
      WHERE products.picture_id IS NOT NULL AND (files IS NULL OR removing)) AS products_without_picture,
    (SELECT count(*) FROM slider_images LEFT JOIN pictures USING (picture_id)
      WHERE files IS NULL OR removing) AS slider_images_without_picture,
    (SELECT count(*) FROM orders WHERE subtotal <>
      (SELECT total(quantity * unit_price) FROM order_lines WHERE order_lines.order_id = orders.order_id))
      AS orders_that_do_not_add_up,
    (SELECT count(*) FROM product_prices WHERE has_stock <> (stock_available > 0)) AS wrongly_having_stock`);
  expect(found).toEqual({
    five_shown_slider_images: 1,
    products_without_picture: 0,
    slider_images_without_picture: 0,
    orders_that_do_not_add_up: 0,
    wrongly_having_stock: 0,
  });
}

/** Rebuilds the search index next to the stored one, and returns the words in which they differ. */
async function wrongWords(database: Writer): Promise<unknown[]> {
  const words = (table: string) => sql.raw(`SELECT term, doc, col, offset FROM ${table}_words`);
  await database.write(
    sql.raw(`CREATE VIRTUAL TABLE anew
    USING fts5(product_name, kinds, product_description, ${LIKE_THE_INDEX})`),
  );
  await database.write(sql`INSERT INTO anew (rowid, product_name, kinds, product_description)
    SELECT product_code, product_name, kinds, product_description FROM product_search_rows`);
  await database.write(sql`CREATE VIRTUAL TABLE anew_words USING fts5vocab(anew, instance)`);
  await database.write(
    sql`CREATE VIRTUAL TABLE product_search_words USING fts5vocab(product_search, instance)`,
  );
  const differing = await database.read(sql`
    SELECT 'too many' AS what, * FROM (${words('product_search')} EXCEPT ${words('anew')})
    UNION ALL SELECT 'missing', * FROM (${words('anew')} EXCEPT ${words('product_search')}) LIMIT 20`);
  for (const table of ['anew_words', 'product_search_words', 'anew']) {
    await database.write(sql.raw(`DROP TABLE ${table}`));
  }
  return differing;
}
