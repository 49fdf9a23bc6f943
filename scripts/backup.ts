import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { MINUTE } from '../functions/contracts/durations.ts';
import type { Archive } from './backup/archive.ts';
import { withSource } from './backup/source.ts';
import { writeBackup } from './backup/write-backup.ts';
import { readPassphrase, WITH_PASSPHRASE } from './passphrase.ts';
import { AT_CLOUDFLARE, placeOf } from './place.ts';
import { CliError, print, runWith } from './say.ts';
import { readLocalSettings } from './settings.ts';
import type { Place } from './storage.ts';

const TIMEOUT_MS = MINUTE;

const OPTIONS = {
  ...AT_CLOUDFLARE,
  ...WITH_PASSPHRASE,
  verify: { type: 'boolean', default: false },
} as const;

/** Writes the whole shop to one file: a consistent snapshot of every row, and every picture. */
await runWith({ options: OPTIONS, allowPositionals: true }, async ({ values, positionals }) => {
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new CliError('Name a file: npm run backup -- FILE');
  const file = resolve(named);
  const isThere = existsSync(file);
  if (isThere && !values.verify) {
    throw new CliError(`${named} already exists: choose another name, or add --verify to verify it`);
  }
  const place = placeOf(values);
  const archive = { file, passphrase: await readPassphrase(values['passphrase-file']) };
  if (isThere) print(`${named} already exists and is not overwritten`);
  else await backUp(archive, { named, place });
  // Loaded late: most backups are only written.
  if (values.verify) await (await import('./restore/verify.ts')).verifyArchive(archive);
});

async function backUp(archive: Archive, { named, place }: { named: string; place: Place }) {
  const { rows, pictures, bytes, missing } = await withSource(
    await readLocalSettings(),
    { file: archive.file, ...place, timeoutMs: TIMEOUT_MS },
    async ({ snapshot, pictures: store, note }) => {
      const backup = await writeBackup(archive, snapshot, store);
      await note(backup);
      return backup;
    },
  );
  for (const name of missing.slice(0, 10)) print(`  the picture ${name} is missing from the store`);
  if (missing.length > 0)
    print(`${missing.length} pictures are missing: npm run audit says where they are used`);
  const [inRows, inPictures, inBytes] = [rows, pictures, bytes].map(number => number.toLocaleString('en'));
  print(`${named} has ${inRows} rows and ${inPictures} pictures, in ${inBytes} bytes`);
}
