import { users } from '../db/schema/users.ts';
import { build } from '../db/sql/build.ts';
import { hasAdministrator, newAdministrator } from './administrator.ts';
import { isEmpty, loadDemo } from './demo/load.ts';
import type { Stores } from './demo/pictures.ts';
import { migrateShop } from './migrate.ts';
import { print, run } from './say.ts';
import { type LocalSettings, readLocalSettings } from './settings.ts';
import { withStores } from './storage.ts';

/** Migrations, demo data and the first administrator, before the first visitor. */
export async function prepareShop(settings: LocalSettings) {
  await withStores(settings, stores => prepare(stores, settings));
}

async function prepare(stores: Stores, { demo, admin }: LocalSettings) {
  const { database } = stores;
  await migrateShop(database);
  const empty = await isEmpty(database);
  if (admin && !(await hasAdministrator(database))) {
    await database.write(build.insert(users).values(await newAdministrator(admin)));
    print(`Created the administrator ${admin.username}`);
  }
  if (demo && empty) {
    print('Loading the demo shop …');
    await loadDemo(stores);
  }
}

if (import.meta.main) await run(async () => prepareShop(await readLocalSettings()));
