import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIGGERS } from '../../db/triggers/all.ts';
import type { Stores } from '../../scripts/demo/pictures.ts';
import { newPlace, newServers } from '../support/backups.ts';
import { atDepth } from '../support/depth.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { insertRow } from '../support/valid-rows.ts';

const PRODUCTS = 100_000;
const COUNTRIES = 9;
/** npm reports it too, but later. */
const SAY_THE_PEAK = 'process.on("exit",()=>console.log("peak of",process.resourceUsage().maxRSS))';
const SAYING_THE_PEAK = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SAY_THE_PEAK)}` };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-archive-of-many-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Without counts, history or search, which no backup contains. */
async function fill({ database }: Stores) {
  const run = (text: string) => database.write(sql.raw(text));
  for (const { name } of TRIGGERS) await run(`DROP TRIGGER ${name}`);
  await insertRow(database, 'categories');
  await insertRow(database, 'subcategories', { subcategory_id: 1 });
  for (let id = 1; id <= COUNTRIES; id += 1) await insertRow(database, 'countries', { country_id: id });
  await run(`INSERT INTO products (product_code, subcategory_id, product_name, product_description, created_at)
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${PRODUCTS})
    SELECT number, 1, 'Product ' || number, printf('%.200c', 'x'), 1000 FROM numbers`);
  for (let id = 1; id <= COUNTRIES; id += 1) {
    await run(`INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
      SELECT product_code, ${id}, 1999, 2499, 7, 1000 FROM products`);
  }
}

const KINDS: [title: string, runs: boolean, open: typeof newPlace][] = [
  ['D1', true, newPlace],
  ['libSQL', libsqlServerRuns, newServers],
];

for (const [title, runs, open] of KINDS) {
  const isTried = runs && atDepth({ quick: false, deep: true });

  test.runIf(isTried)(`a backup of 900,000 prices on ${title} stays under 200 MB of memory`, async () => {
    const place = await open(SAYING_THE_PEAK);
    try {
      await place.command('migrate');
      await place.with(fill);
      const said = await place.script('backup', join(folder, `${title}.tar.gz`));
      expect(Number(/has ([\d,]+) rows/.exec(said)?.[1]?.replaceAll(',', ''))).toBeGreaterThan(
        PRODUCTS * (1 + COUNTRIES),
      );
      const peak = Number(/peak of (\d+)/.exec(said)?.[1]) / 1024;
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThan(200);
    } finally {
      await place.remove();
    }
  });
}
