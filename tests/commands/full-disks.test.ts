import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Import } from '../../functions/office/imports/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { clientOf } from '../support/api-client.ts';
import { newPlace, type ShopPlace } from '../support/backups.ts';
import { atDepth } from '../support/depth.ts';
import { prepareFolder } from '../support/running-shop.ts';
import { canMount, onSmallDisk } from '../support/small-disk.ts';

const SIZES = atDepth({ quick: ['2m'], deep: ['300k', '5m'] });
const LITTLE_ROOM = 900;
const ROWS = 200;
const REFUSED = { productName: 'x'.repeat(100), category: 'There is none' };

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

/** Counted in disk blocks. */
async function kilobytesIn(directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true });
  const sizes = await Promise.all(names.map(async name => (await stat(join(directory, name))).size));
  return sizes.reduce((total, size) => total + Math.ceil(size / 4096) * 4, 0);
}

test.each([
  ['unencrypted', []],
  ['encrypted', ['--passphrase-file', 'passphrase']],
])(
  'a backup that does not fit on the disk, %s, says so in one line and leaves nothing behind',
  async (_, given) => {
    // The file it is written to until it is complete.
    await symlink('/dev/full', inFolder('shop.tar.gz.partial'));
    const args = given.map(one => (one.startsWith('--') ? one : inFolder(one)));
    await expect(shop.command('backup', inFolder('shop.tar.gz'), ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^✗ The disk is full \(ENOSPC\): .+\n$/),
    });
    expect((await readdir(folder)).filter(name => name.startsWith('shop'))).toEqual([]);
  },
);

const ONE_LINE = /^✗ The disk is full \(SQLITE_FULL.*\): .+\n$/;
const onDisk = (size: string, { from = inFolder('nothing'), script }: { from?: string; script: string }) =>
  onSmallDisk({ stateDir: inFolder('disk'), size, from, script });

describe.skipIf(!canMount())('on a full disk', () => {
  beforeAll(() => Promise.all(['disk', 'nothing'].map(name => mkdir(inFolder(name)))));
  afterAll(() => Promise.all(['disk', 'nothing'].map(name => rm(inFolder(name), { recursive: true }))));

  test.each(SIZES)(
    'a first start with %s of space says so in one line, and works once there is space',
    async size => {
      const script =
        'node scripts/start.ts; echo "code $?"; $GROW; node scripts/prepare.ts && node scripts/audit.ts';
      const shop = onDisk(size, { script });
      expect(await shop.ended, shop.errors()).toBe(0);
      expect(shop.errors()).toMatch(ONE_LINE);
      expect(shop.output()).toMatch(/code 1\n.*Nothing found/s);
    },
  );

  test.each(SIZES)(
    'a restore with %s of space says so in one line, and works once there is space',
    async size => {
      const archive = inFolder('good.tar.gz');
      if (!existsSync(archive)) await shop.command('backup', archive);
      const restore = `node scripts/restore.ts ${archive}`;
      const script = `${restore}; echo "code $?"; $GROW; ${restore} && node scripts/audit.ts`;
      const restored = onDisk(size, { script });
      expect(await restored.ended, restored.errors()).toBe(0);
      expect(restored.errors()).toMatch(ONE_LINE);
      expect(restored.output()).toMatch(/code 1\n.*is restored.*Nothing found/s);
    },
  );

  test('a running shop reports a full disk once, rejects writes, and recovers once there is space', async () => {
    const script =
      'node scripts/start.ts & read; $GROW; echo grown; read; kill $!; wait; node scripts/audit.ts';
    const { stateDir } = shop;
    const size = `${(await kilobytesIn(stateDir)) + LITTLE_ROOM}k`;
    const running = onDisk(size, { from: stateDir, script });
    onTestFinished(() => void running.kill());
    await expect.poll(running.output).toContain('Meridian is ready at');
    const call = clientOf(/ready at (\S+)/.exec(running.output())?.[1] ?? '');
    const json = { username: 'staff', password: 'meridian-staff' };
    const { token } = (await call<SignedIn>('POST', '/api/auth/login', { json })).data;
    const its = { kind: 'products', fileName: 'a.csv' };
    const { importId } = (await call<Import>('POST', '/api/imports', { json: its, token })).data;
    let kept = 0;
    const addRows = async () => {
      const rows = Array.from({ length: ROWS }, (_, at) => ({ line: kept + at + 2, values: REFUSED }));
      const { status } = await call('POST', `/api/imports/${importId}/rows`, { json: { rows }, token });
      if (status === 200) kept += ROWS;
      return status;
    };
    let status = 200;
    while (status === 200) status = await addRows();
    expect(status).toBe(503);
    expect(running.errors().match(/The disk is full/g)).toHaveLength(1);
    expect(running.errors()).not.toContain('stack: ');
    running.tell('grow');
    await expect.poll(addRows).toBe(200);
    const found = await call<Import>('GET', `/api/imports/${importId}`, { token });
    expect(found.data.refuse).toBe(kept);
    running.tell('end');
    expect(await running.ended, running.errors()).toBe(0);
    expect(running.output()).toContain('Nothing found');
  });
});

test('a backup into a missing folder, or into a file, says so in one line', async () => {
  const refused = async (file: string) =>
    await shop.command('backup', inFolder(file)).catch(({ stderr }: { stderr: string }) => stderr);
  expect(await refused('nowhere/shop.tar.gz')).toMatch(/^✗ .+nowhere.+ cannot be opened \(ENOENT\): .+\n$/);
  expect(await refused('passphrase/shop.tar.gz')).toMatch(/^✗ .+ cannot be opened \(ENOTDIR\): .+\n$/);
});
