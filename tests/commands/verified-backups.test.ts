import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlace, type ShopPlace } from '../support/backups.ts';
import { prepareFolder } from '../support/running-shop.ts';

let folder: string;
let shop: ShopPlace;
let lacking: ShopPlace;
let elsewhere: ShopPlace;
const inFolder = (name: string) => join(folder, name);
/** The copy restored for the audit has been removed. */
const expectNothingLeft = async () => {
  const left = await readdir(inFolder('temporary'));
  expect(left.filter(name => name.startsWith('meridian-verify'))).toEqual([]);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-verified-'));
  await mkdir(inFolder('temporary'));
  await writeFile(inFolder('passphrase'), 'correct horse battery staple\n');
  const open = () => newPlace({ TMPDIR: inFolder('temporary') });
  [shop, lacking, elsewhere] = [await open(), await open(), await open()];
  for (const { stateDir } of [shop, lacking]) await prepareFolder(stateDir);
});
afterAll(async () => {
  const places = [shop, lacking, elsewhere];
  await Promise.all([rm(folder, { recursive: true, force: true }), ...places.map(({ remove }) => remove())]);
});

test('a backup is verified by restoring it, right away or later on another machine', async () => {
  const passphrase = ['--passphrase-file', inFolder('passphrase')];
  const said = await shop.command('backup', inFolder('good'), '--verify', ...passphrase);
  expect(said).toMatch(/has [\d,]+ rows and \d+ pictures, in [\d,]+ bytes/);
  expect(said).toMatch(
    /Nothing found in \d+ checks\n.+ is valid: [\d,]+ rows and \d+ pictures were restored/,
  );
  await expectNothingLeft();
  const before = await readFile(inFolder('good'));
  const later = await elsewhere.command('backup', inFolder('good'), '--verify', ...passphrase);
  expect(later).toMatch(/already exists and is not overwritten/);
  expect(later).toMatch(/is valid/);
  expect(await readFile(inFolder('good'))).toEqual(before);
  await expectNothingLeft();
});

test('a backup that is damaged or fails its audit ends the command with an error and the reason', async () => {
  await shop.command('backup', inFolder('whole'));
  const whole = await readFile(inFolder('whole'));
  await writeFile(inFolder('cut'), whole.subarray(0, whole.length >> 1));
  await expect(elsewhere.command('backup', inFolder('cut'), '--verify')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^✗ .+ is damaged, .+\n$/),
  });
  const store = join(lacking.stateDir, 'v3', 'r2', 'meridian-pictures', 'blobs');
  for (const name of await readdir(store)) await rm(join(store, name));
  await expect(lacking.command('backup', inFolder('lacking'), '--verify')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('✗ Every picture in use is in the picture store'),
    stderr: expect.stringMatching(/^✗ \d+ of \d+ checks found something\n$/),
  });
  await expectNothingLeft();
});
