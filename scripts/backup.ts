import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSource } from './backup/source.ts';
import { writeBackup } from './backup/write-backup.ts';
import { AT_CLOUDFLARE, placeOf } from './place.ts';
import { runWith, say, Trouble } from './say.ts';
import { readLocalSettings } from './settings.ts';

const TIMEOUT_MS = 60_000;

/** Writes the whole shop into one file: every row of one moment, and every picture. */
await runWith({ options: AT_CLOUDFLARE, allowPositionals: true }, async ({ values, positionals }) => {
  const [named] = positionals;
  if (!named || positionals.length > 1) throw new Trouble('Say where to: npm run backup -- FILE');
  const file = resolve(named);
  if (existsSync(file)) throw new Trouble(`${named} is there already: choose another name`);
  const place = { file, ...placeOf(values), timeoutMs: TIMEOUT_MS };
  const { rows, pictures, bytes, missing } = await withSource(
    await readLocalSettings(),
    place,
    async ({ snapshot, pictures: store, note }) => {
      const backup = await writeBackup(file, snapshot, store);
      await note(backup);
      return backup;
    },
  );
  for (const name of missing.slice(0, 10)) say(`  the picture ${name} is not in the store`);
  if (missing.length > 0) say(`${missing.length} pictures are missing: npm run audit says who shows them`);
  const [inRows, inPictures, inBytes] = [rows, pictures, bytes].map(number => number.toLocaleString('en'));
  say(`${named} has ${inRows} rows and ${inPictures} pictures, in ${inBytes} bytes`);
});
