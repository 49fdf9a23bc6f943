import { resolve } from 'node:path';
import { endRestoring, writeAsRestore } from '../../db/restoring.ts';
import type { Archive, ShopFile } from '../backup/archive.ts';
import { readMigrations } from '../migrations.ts';
import { progressBar } from '../progress.ts';
import { print } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import { type Place, withStores } from '../storage.ts';
import { loadArchive } from './load.ts';
import { newOwner, settleOwner } from './owner.ts';
import { assertEmpty, beginRestore, endRestore, type Migrations, migrationsFor } from './target.ts';

/** Counting every price of a large shop takes a server some seconds. */
const TIMEOUT_MS = 300_000;

export const migrationsOfArchive = async (shop: ShopFile) =>
  migrationsFor(shop, await readMigrations(resolve('db/migrations')));

type Restoring = {
  archive: Archive;
  /** Its description, once verified. */
  shop: ShopFile;
  migrations: Migrations;
  adoptsPictures?: boolean;
  place?: Place;
};

/** Loads an archive into the empty shop of these settings. */
export async function restoreArchive(settings: LocalSettings, restoring: Restoring) {
  const { archive, shop, migrations, adoptsPictures = false, place } = restoring;
  return await withStores(
    settings,
    async stores => {
      const { database, pictures } = stores;
      await assertEmpty(database, migrations);
      const shopId = await newOwner(stores, shop, adoptsPictures);
      const tables = await beginRestore(database, migrations, shopId);
      const opened = { database: writeAsRestore(database), pictures };
      const loaded = await loadArchive(opened, { archive, shop, tables });
      print('Counting and indexing …');
      await endRestore(database, { shop, migrations, progress: progressBar('keys indexed') });
      await settleOwner(opened, shopId);
      await endRestoring(database);
      return loaded;
    },
    { ...place, timeoutMs: TIMEOUT_MS },
  );
}
