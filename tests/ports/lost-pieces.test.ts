import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { upgradedShop } from '../support/upgraded-shop.ts';
import { insertRow, type Row } from '../support/valid-rows.ts';

const LOST = '0059_pieces_that_wait.sql';

test('stock that the previous version lost when restoring a price is available again', async () => {
  const { database, stop } = await upgradedShop(LOST, cancelWhilePriceIsGone);
  onTestFinished(stop);
  const lines = await database.read(sql`SELECT change, stock, reason FROM stock_moves ORDER BY line`);
  expect(lines.slice(-3)).toEqual([
    { change: 5, stock: 5, reason: 'counted' },
    { change: 2, stock: 7, reason: 'returned' },
    { change: 2, stock: 9, reason: 'returned' },
  ]);
  expect(await database.read(sql`SELECT stock_available AS stock FROM product_prices`)).toEqual([
    { stock: 9 },
  ]);
});

async function cancelWhilePriceIsGone(database: Writer) {
  const insert = (table: string, row: Row = {}) => insertRow(database, table, row);
  for (const table of ['categories', 'subcategories', 'products', 'countries']) await insert(table);
  const priced = (stock_available: number) => insert('product_prices', { country_id: 1, stock_available });
  await priced(9);
  for (const [order_id, stock] of [
    [1, 7],
    [2, 5],
  ] as const) {
    await insert('orders', { order_id });
    await insert('order_lines', { order_id, position: 1, quantity: 2 });
    await insert('stock_moves', { product_code: 1, order_id, change: -2, stock });
  }
  await database.write(sql`DELETE FROM product_prices`);
  for (const order_id of [1, 2])
    await insert('order_moves', {
      order_id,
      from_state: 'pending',
      to_state: 'cancelled',
      gives_back: 1,
    });
  await priced(5);
}
