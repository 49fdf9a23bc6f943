import { resolve } from 'node:path';
import { checkArchive } from './backup/archive-reader.ts';
import { readPassphrase, WITH_PASSPHRASE } from './passphrase.ts';
import { AT_CLOUDFLARE, placeOf } from './place.ts';
import { forgetPrepared } from './prepared.ts';
import { migrationsOfArchive, restoreArchive } from './restore/restore-archive.ts';
import { CliError, print, runWith } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';

const OPTIONS = {
  ...AT_CLOUDFLARE,
  ...WITH_PASSPHRASE,
  'adopt-pictures': { type: 'boolean', default: false },
} as const;

/** Restores a backup into an empty shop, on any database and picture store. */
await runWith({ options: OPTIONS, allowPositionals: true }, async ({ values, positionals }) => {
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new CliError('Name a file: npm run restore -- FILE');
  const place = placeOf(values);
  const settings = await readLocalSettings();
  const archive = { file: resolve(named), passphrase: await readPassphrase(values['passphrase-file']) };
  print(`Checking ${named} …`);
  const shop = await checkArchive(archive);
  const migrations = await migrationsOfArchive(shop);
  lockState(settings.stateDir, 'npm run restore');
  await forgetPrepared(settings);
  const adoptsPictures = values['adopt-pictures'];
  const restored = await restoreArchive(settings, { archive, shop, migrations, adoptsPictures, place });
  const [rows, pictures] = [restored.rows, restored.pictures].map(number => number.toLocaleString('en'));
  print(`The shop of ${shop.at} is restored: ${rows} rows and ${pictures} pictures`);
});
