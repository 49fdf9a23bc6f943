import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { newPlace, rowsOf, type ShopPlace } from '../support/backups.ts';
import { atDepth } from '../support/depth.ts';
import { killAtWrite } from '../support/drills/kill-at-write.ts';
import { FIRST_MIGRATIONS, rowsOfFirstVersion } from '../support/first-version.ts';
import { seededRandom, seedIn } from '../support/seeded-random.ts';

const KILLS = atDepth({ quick: 2, deep: 3 });
const SEED = seedIn(process.env.KILL_SEED ?? '1');
const PRODUCTS = 2000;
/** How many kills a migration may need before it makes progress. */
const KILLS_OF_ONE = 4;

let older: ShopPlace;
let whole: ShopPlace;
let place: ShopPlace;

beforeAll(async () => {
  [older, whole, place] = [await newPlace(), await newPlace(), await newPlace()];
  await older.with(async ({ database }) => {
    const migrations = await readMigrations('db/migrations');
    await migrate(
      database,
      migrations.filter(({ name }) => FIRST_MIGRATIONS.includes(name)),
    );
    for (const statement of rowsOfFirstVersion(PRODUCTS)) await database.write(sql.raw(statement));
  });
});
afterAll(() => Promise.all([older.remove(), whole.remove(), place.remove()]));

async function beginAgain({ stateDir }: ShopPlace) {
  await rm(stateDir, { recursive: true, force: true });
  await cp(older.stateDir, stateDir, { recursive: true });
}

const upgraded = ({ stateDir }: ShopPlace, at?: number) =>
  killAtWrite({ stateDir, args: ['migrate'], folders: [join(stateDir, 'v3')] }, at);

const madeOf = ({ with: withStores }: ShopPlace) =>
  withStores(async stores => ({
    tables: await stores.database.read(
      sql`SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB '_cf_*' ORDER BY type, name`,
    ),
    migrations: await stores.database.read(sql`SELECT name FROM d1_migrations ORDER BY id`),
    rows: await rowsOf(stores),
  }));

test(`an upgrade killed ${KILLS} times at any point resumes and loses no rows (KILL_SEED=${SEED})`, async () => {
  await beginAgain(whole);
  const { code, writes } = await upgraded(whole);
  expect(code).toBe(0);
  const expected = await madeOf(whole);
  expect(expected.rows.products).toHaveLength(PRODUCTS);

  const random = seededRandom(SEED);
  for (let kills = 0; kills < KILLS; ) {
    await beginAgain(place);
    let hasEnded = false;
    for (let its = 0; its < KILLS_OF_ONE && kills < KILLS && !hasEnded; its += 1) {
      const killed = await upgraded(place, 1 + random.below(writes));
      expect([null, 0], killed.said).toContain(killed.code);
      hasEnded = killed.code === 0;
      if (!hasEnded) kills += 1;
    }
    const last = await upgraded(place);
    expect({ code: last.code, said: last.said }).toEqual({
      code: 0,
      said: expect.stringMatching(/Migrated|up to date/),
    });
    expect(await madeOf(place)).toEqual(expected);
  }
  expect(await place.command('audit')).toContain('Nothing found');
});
