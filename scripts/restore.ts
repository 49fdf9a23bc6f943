import { resolve } from 'node:path';
import { asRestore, endRestoring } from '../db/restoring.ts';
import { checkArchive } from './backup/archive-reader.ts';
import { readMigrations } from './migrations.ts';
import { AT_CLOUDFLARE, placeOf } from './place.ts';
import { forgetPrepared } from './prepared.ts';
import { progressBar } from './progress.ts';
import { loadArchive } from './restore/load.ts';
import { newOwner, settleOwner } from './restore/owner.ts';
import { assertEmpty, beginRestore, endRestore, migrationsFor } from './restore/target.ts';
import { runWith, say, Trouble } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';
import { withStores } from './storage.ts';

/** A statement that counts every price of a large shop takes a server some seconds. */
const TIMEOUT_MS = 300_000;

const OPTIONS = { ...AT_CLOUDFLARE, 'adopt-pictures': { type: 'boolean', default: false } } as const;

/** Puts a backup into an empty shop, wherever its database and pictures are. */
await runWith({ options: OPTIONS, allowPositionals: true }, async ({ values, positionals }) => {
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new Trouble('Say which: npm run restore -- FILE');
  const place = { ...placeOf(values), timeoutMs: TIMEOUT_MS };
  const settings = await readLocalSettings();
  const file = resolve(named);
  say(`Checking ${named} …`);
  const shop = await checkArchive(file);
  const migrations = migrationsFor(shop, await readMigrations(resolve('db/migrations')));
  lockState(settings.stateDir, 'npm run restore');
  await forgetPrepared(settings);
  const { rows, pictures } = await withStores(
    settings,
    async stores => {
      const { database, pictures } = stores;
      await assertEmpty(database, migrations);
      const shopId = await newOwner(stores, shop, values['adopt-pictures']);
      const tables = await beginRestore(database, migrations, shopId);
      const restoring = { database: asRestore(database), pictures };
      const loaded = await loadArchive(restoring, { file, shop, tables });
      say('Counting and indexing what was restored …');
      await endRestore(database, { shop, migrations, progress: progressBar('keys indexed') });
      await settleOwner(restoring, shopId);
      await endRestoring(database);
      return loaded;
    },
    place,
  );
  const [inRows, inPictures] = [rows, pictures].map(number => number.toLocaleString('en'));
  say(`The shop of ${shop.at} is restored: ${inRows} rows and ${inPictures} pictures`);
});
