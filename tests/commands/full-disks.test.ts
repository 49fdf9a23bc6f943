import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlace, type ShopPlace } from '../support/backups.ts';
import { prepareFolder } from '../support/running-shop.ts';

let folder: string;
let shop: ShopPlace;
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-full-'));
  await writeFile(inFolder('passphrase'), 'correct horse battery staple\n');
  shop = await newPlace();
  await prepareFolder(shop.stateDir);
});
afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), shop.remove()]);
});

test.each([
  ['as it is', []],
  ['encrypted', ['--passphrase-file', 'passphrase']],
])(
  'a backup that the disk has no room for, %s, says so in one line and leaves nothing behind',
  async (_, given) => {
    // What it is written to until it is whole.
    await symlink('/dev/full', inFolder('shop.tar.gz.partial'));
    const args = given.map(one => (one.startsWith('--') ? one : inFolder(one)));
    await expect(shop.command('backup', inFolder('shop.tar.gz'), ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^✗ The disk is full \(ENOSPC\): .+\n$/),
    });
    expect(await readdir(folder)).toEqual(['passphrase']);
  },
);

test('a backup into a folder that is not there, or is none, says so in one line', async () => {
  const refused = async (file: string) =>
    await shop.command('backup', inFolder(file)).catch(({ stderr }: { stderr: string }) => stderr);
  expect(await refused('nowhere/shop.tar.gz')).toMatch(/^✗ .+nowhere.+ cannot be opened \(ENOENT\): .+\n$/);
  expect(await refused('passphrase/shop.tar.gz')).toMatch(/^✗ .+ cannot be opened \(ENOTDIR\): .+\n$/);
});
