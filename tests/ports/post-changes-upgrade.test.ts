import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { running, upgradedShop } from '../support/upgraded-shop.ts';

const RETURNS = '0076_returns_and_changes.sql';

const actingAt = (at: number) =>
  `INSERT INTO acting (id, change_id, user_id, username, at) VALUES (1, 'change-${at}', 1, 'maria', ${at})`;
const DONE = 'DELETE FROM acting';

let database: Writer;
let stop: () => Promise<void>;
const all = (text: string) => database.read(sql<Record<string, unknown>>`${sql.raw(text)}`);

beforeAll(async () => {
  ({ database, stop } = await upgradedShop(
    RETURNS,
    running([
      `INSERT INTO posts (post_id, slug, title, text, created_at)
        VALUES (1, 'tea', 'Tea', 'Hot.', 1000), (2, 'cups', 'Cups', 'Blue.', 1000), (3, 'pots', 'Pots', 'Big.', 1000),
          (4, 'pans', 'Pans', 'Flat.', 1000)`,
      "UPDATE settings SET shop_name = 'Noon & Sons', phone = '+49 30 1234567'",
      actingAt(2000),
      "UPDATE posts SET text = 'Hotter.' WHERE post_id = 1",
      DONE,
      actingAt(3000),
      "UPDATE posts SET state = 'published', publish_at = 3000, slug = 'new-' || slug WHERE post_id < 3",
      DONE,
    ]),
  ));
});
afterAll(() => stop());

test('an upgrade keeps posts and settings, and adds no texts of its own', async () => {
  const settings = 'SELECT shop_name, phone, brand, return_days, return_postage FROM settings';
  expect(await all(settings)).toEqual([
    {
      shop_name: 'Noon & Sons',
      phone: '+49 30 1234567',
      brand: null,
      return_days: null,
      return_postage: null,
    },
  ]);
  expect(await all('SELECT slug, text, changed_at FROM posts WHERE post_id < 4 ORDER BY post_id')).toEqual([
    { slug: 'new-tea', text: 'Hotter.', changed_at: 2000 },
    { slug: 'new-cups', text: 'Blue.', changed_at: null },
    { slug: 'pots', text: 'Big.', changed_at: null },
  ]);
});

test('from then on a post records when it was rewritten, but not when it is shown or hidden', async () => {
  const changed = async () =>
    (await all('SELECT changed_at FROM posts WHERE post_id = 4'))[0]?.changed_at as number | null;
  await database.write(sql`UPDATE posts SET state = 'published', publish_at = 4000 WHERE post_id = 4`);
  expect(await changed()).toBeNull();
  await database.write(sql`UPDATE posts SET title = 'Pots and pans' WHERE post_id = 4`);
  expect(await changed()).toBeGreaterThan(4000);
});
