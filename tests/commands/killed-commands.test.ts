import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlace, picturesOf, rowsOf, type ShopPlace } from '../support/backups.ts';
import { prepareFolder } from '../support/running-shop.ts';

let folder: string;
let shop: ShopPlace;
let other: ShopPlace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-killed-commands-'));
  [shop, other] = [await newPlace(), await newPlace()];
  await prepareFolder(shop.stateDir);
});
afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), shop.remove(), other.remove()]);
});

/** Kills a command, by a signal that it cannot answer, as soon as it says this. */
async function killed({ stateDir }: ShopPlace, says: string, args: string[]) {
  const [name, ...given] = args;
  const env = { ...process.env, STATE_DIR: stateDir };
  const child = spawn('node', [`scripts/${name}.ts`, ...given], { env });
  const { promise, resolve } = Promise.withResolvers<void>();
  child.on('close', () => resolve());
  let said = '';
  child.stdout.on('data', piece => {
    said += piece;
    if (said.includes(says)) child.kill('SIGKILL');
  });
  await promise;
  expect(said).toContain(says);
}

test('a backup and a restore that were killed in the middle are done again, and nothing is lost', async () => {
  const archive = join(folder, 'shop.tar.gz');
  await killed(shop, 'rows written', ['backup', archive]);
  // On a fast machine it may have ended before.
  if (existsSync(archive)) await rm(archive);
  await shop.command('backup', archive);

  await killed(other, 'rows restored', ['restore', archive]);
  await expect(other.command('prepare')).rejects.toMatchObject({
    stderr: expect.stringContaining('A restore into this database was interrupted'),
  });
  expect(await other.command('restore', archive)).toContain('it begins again');
  expect(await other.command('audit')).toContain('Nothing found');
  expect(await other.with(rowsOf)).toEqual(await shop.with(rowsOf));
  expect(await other.with(picturesOf)).toEqual(await shop.with(picturesOf));
});
