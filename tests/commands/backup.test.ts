import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { BEING_RESTORED, writeAsRestore } from '../../db/restoring.ts';
import { TRIGGERS } from '../../db/triggers/all.ts';
import type { Trigger } from '../../db/triggers/trigger.ts';
import { cleanUpPictures } from '../../functions/catalog/pictures/clean-up.ts';
import type { Stores } from '../../scripts/demo/pictures.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { beginRestore } from '../../scripts/restore/target.ts';
import { changesBetween } from '../../scripts/trigger-changes.ts';
import { newPlace, newServers, picturesOf, rowsOf, type ShopPlace } from '../support/backups.ts';
import { drawPng } from '../support/drawn-pictures.ts';
import { expectSoundRows } from '../support/invariants.ts';
import { libsqlServerRuns } from '../support/libsql-binary.ts';
import { prepareFolder } from '../support/running-shop.ts';
import { insertRow } from '../support/valid-rows.ts';

/** Rows that the demo shop lacks. */
const MORE = [
  'addresses',
  'attempts',
  'history',
  'import_rows',
  'jobs',
  'letters',
  'order_notes',
  'passkeys',
  'payment_messages',
  'recovery_codes',
  'sign_ins',
];
const WORDS = `She said "tea's" \\ ready,\n\tthen: čaj, 茶, شاي 🫖 <b>\u0001`;

let folder: string;
const archive = (name: string) => join(folder, `${name}.tar.gz`);
const places: ShopPlace[] = [];
async function place(open: () => Promise<ShopPlace> = newPlace) {
  const opened = await open();
  places.push(opened);
  return opened;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-archive-'));
});
afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), ...places.map(({ remove }) => remove())]);
});

/** A shop with a row in every table, text in many scripts, and gaps where keys were deleted. */
async function use({ database }: Stores) {
  await insertRow(database, 'imports');
  for (const table of MORE) await insertRow(database, table);
  const run = (text: string) => database.write(sql.raw(text));
  await database.write(sql`UPDATE products SET product_description = ${WORDS} WHERE product_code = 1`);
  await run(`INSERT INTO messages (message_id, kind, email, received_at)
    VALUES ('00000000-0000-4000-8000-000000000000', 'question', 'a@b.example', 1000)`);
  await run("INSERT INTO categories (category_name) VALUES ('Nobody')");
  await run("DELETE FROM categories WHERE category_name = 'Nobody'");
}

const found = async (database: Writer, index: string, words: string) =>
  (await database.read(sql`SELECT rowid FROM ${sql.raw(index)} WHERE ${sql.raw(index)} MATCH ${words}`))
    .length;

async function expectWholeShop(stores: Stores) {
  const { database } = stores;
  await expectSoundRows(database);
  const triggers = await database.read(
    sql<Trigger>`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`,
  );
  expect(changesBetween(triggers, TRIGGERS)).toEqual({ written: [], dropped: [] });
  expect(await found(database, 'product_search', '"čaj"')).toBe(1);
  expect(await found(database, 'account_search', 'adm*')).toBe(1);
  expect(await found(database, 'order_search', 'm*')).toBeGreaterThan(0);
  expect(await found(database, 'post_search', 'the')).toBeGreaterThan(0);
}

describe.skipIf(!libsqlServerRuns)('moving a shop from D1 and R2 to libSQL and S3 and back', () => {
  let first: ShopPlace;
  let rows: Awaited<ReturnType<typeof rowsOf>>;
  let pictures: Awaited<ReturnType<typeof picturesOf>>;

  beforeAll(async () => {
    first = await place();
    await prepareFolder(first.stateDir);
    await first.with(use);
    rows = await first.with(rowsOf);
    pictures = await first.with(picturesOf);
    expect(Object.keys(pictures).length).toBeGreaterThan(50);
    const said = await first.command('backup', archive('first'));
    expect(said).toMatch(/has [\d,]+ rows and \d+ pictures, in [\d,]+ bytes/);
  });

  test('a restore loses and changes nothing: search, counts and the audit agree', async () => {
    const servers = await place(newServers);
    const back = await place();
    await servers.command('restore', archive('first'));
    expect(await servers.command('audit')).toContain('Nothing found');
    await servers.command('backup', archive('second'));
    // A first deploy leaves an empty database that is already migrated.
    await back.command('migrate');
    await back.command('restore', archive('second'));
    expect(await back.command('audit')).toContain('Nothing found');
    for (const there of [servers, back]) {
      await there.with(async stores => {
        expect(await rowsOf(stores)).toEqual(rows);
        expect(await picturesOf(stores)).toEqual(pictures);
        await expectWholeShop(stores);
      });
    }
  });

  test('staff can see when the last backup was made; only its owner can read the file', async () => {
    const { size, mode } = await stat(archive('first'));
    const [noted] = await first.with(({ database }) =>
      database.read(sql<Record<string, number>>`SELECT * FROM last_backup`),
    );
    expect(noted).toMatchObject({ id: 1, bytes: size, picture_count: Object.keys(pictures).length });
    expect(noted?.row_count).toBeGreaterThan(500);
    expect(Date.now() - Number(noted?.finished_at)).toBeLessThan(600_000);
    expect(mode & 0o077).toBe(0);
  });

  test('neither a shop with data nor an existing archive is ever overwritten', async () => {
    await expect(first.command('restore', archive('first'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^✗ The database is not empty: it has rows, [\d,]+ in \w+/),
    });
    expect(await first.with(rowsOf)).toEqual(rows);
    await expect(first.command('backup', archive('first'))).rejects.toMatchObject({
      stderr: expect.stringContaining('already exists'),
    });
  });

  test('a half-restored shop does not open, and the next restore starts over', async () => {
    const half = await place();
    await half.command('migrate');
    await half.with(async ({ database }) => {
      const all = await readMigrations('db/migrations');
      await beginRestore(database, { archived: all, all }, 'a'.repeat(32));
      await expect(insertRow(database, 'categories')).rejects.toThrow(BEING_RESTORED);
      await insertRow(writeAsRestore(database), 'categories');
    });
    await expect(half.command('prepare')).rejects.toMatchObject({
      stderr: expect.stringContaining('A restore into this database was interrupted'),
    });
    await expect(half.command('backup', archive('half'))).rejects.toMatchObject({
      stderr: expect.stringContaining('there is no complete shop to back up'),
    });
    expect(await half.command('restore', archive('first'))).toContain('starting again');
    expect(await half.with(rowsOf)).toEqual(rows);
    await half.with(expectWholeShop);
  });
});

test('an unreadable picture fails the backup and is named; a missing one is reported', async () => {
  const shop = await place();
  await prepareFolder(shop.stateDir);
  const blobs = join(shop.stateDir, 'v3', 'r2', 'meridian-pictures', 'blobs');
  const [broken = '', missing = ''] = await readdir(blobs);
  await rm(join(blobs, missing));
  expect(await shop.command('backup', archive('missing'))).toContain('1 pictures are missing');
  await rm(join(blobs, broken));
  await mkdir(join(blobs, broken));
  await expect(shop.command('backup', archive('broken'))).rejects.toMatchObject({
    stderr: expect.stringMatching(new RegExp(`^✗ The picture .+${broken} cannot be read \\(EISDIR\\)`)),
  });
});

describe.skipIf(!libsqlServerRuns)('a restore that shares a shop’s picture store', () => {
  const ownersOf = ({ database, pictures }: Stores) =>
    Promise.all([
      pictures.owner(),
      database.read(sql<{ shop_id: string }>`SELECT shop_id FROM shop`).then(([row]) => row?.shop_id),
    ]);
  const sweep = async ({ database, pictures }: Stores) => {
    await database.write(sql`UPDATE pictures SET held_until = 0`);
    await cleanUpPictures({ database, pictures }, []);
  };

  test('a copy leaves the original’s pictures alone; a replacement takes over sweeping them', async () => {
    const shop = await place(newServers);
    const { store } = shop as Awaited<ReturnType<typeof newServers>>;
    await shop.command('prepare');
    await shop.with(async stores => {
      const [, own = ''] = await ownersOf(stores);
      await stores.pictures.ownBy(own);
    });
    await shop.command('backup', archive('living'));
    const [id] = await shop.with(ownersOf);
    const before = await shop.with(picturesOf);

    const copy = await place(() => newPlace(store));
    await expect(copy.command('restore', archive('living'))).rejects.toMatchObject({
      stderr: expect.stringContaining('This is the picture store of the original shop'),
    });
    expect(await shop.with(ownersOf)).toEqual([id, id]);
    await copy.command('restore', '--adopt-pictures', archive('living'));
    const [owner, own] = await copy.with(ownersOf);
    expect(own).toBe(owner);
    expect(own).not.toBe(id);
    await expect(shop.with(sweep)).rejects.toThrow('belongs to another shop');
    expect(await shop.with(picturesOf)).toEqual(before);
  });

  test('a copy with its own picture store gets its own id, and unowned pictures are left alone', async () => {
    const shop = await place();
    await prepareFolder(shop.stateDir);
    await shop.command('backup', archive('own'));
    const [, id] = await shop.with(ownersOf);
    const copy = await place();
    await copy.with(({ pictures }) =>
      pictures.put({ name: `${'a'.repeat(40)}.png`, bytes: drawPng(), type: 'image/png' }),
    );
    await expect(copy.command('restore', archive('own'))).rejects.toMatchObject({
      stderr: expect.stringContaining('The picture store has pictures of an unknown shop'),
    });
    await copy.with(({ pictures }) => pictures.delete([`${'a'.repeat(40)}.png`]));
    await copy.command('restore', archive('own'));
    const [owner, own] = await copy.with(ownersOf);
    expect({ isMarked: owner === own, isOld: own === id }).toEqual({ isMarked: true, isOld: false });
  });
});

test('a folder without a shop, or Cloudflare without a database, gets a one-line error', async () => {
  const none = await place();
  const refused = (...args: string[]) => none.command(...(args as [string])).catch(({ stderr }) => stderr);
  expect(await refused('backup', archive('none'))).toMatch(/^✗ There is no shop in .+\n$/);
  expect(await refused('backup', '--remote', archive('none'))).toMatch(
    /^✗ wrangler.toml has no database_id.+\n$/,
  );
  expect(await refused('backup', '--remote', '--env', 'nowhere', archive('none'))).toContain(
    'no [env.nowhere]',
  );
  expect(await refused('backup')).toMatch(/^✗ Name a file: .+\n$/);
});
