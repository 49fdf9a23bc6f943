import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPartiallyRestored } from '../../scripts/half-restored.ts';
import { newPlace, picturesOf, rowsOf, type ShopPlace } from '../support/backups.ts';
import { atDepth } from '../support/depth.ts';
import { killAtWrite } from '../support/drills/kill-at-write.ts';
import { prepareFolder } from '../support/running-shop.ts';
import { seededRandom, seedIn } from '../support/seeded-random.ts';

const KILLS = atDepth({ quick: 1, deep: 2 });
/** How often one restore is killed. */
const KILLS_OF_ONE = 3;
const SEED = seedIn(process.env.KILL_SEED ?? '1');

let folder: string;
let archive: string;
let shop: ShopPlace;
let other: ShopPlace;
const random = seededRandom(SEED);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-killed-commands-'));
  archive = join(folder, 'shop.tar.gz');
  [shop, other] = [await newPlace(), await newPlace()];
  await prepareFolder(shop.stateDir);
});
afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), shop.remove(), other.remove()]);
});

const empty = async ({ stateDir }: ShopPlace) => {
  await rm(stateDir, { recursive: true, force: true });
  await mkdir(stateDir);
};

test(`a backup or restore killed at any point (${KILLS} of each, KILL_SEED=${SEED}) can be run again without loss`, async () => {
  const backup = { stateDir: shop.stateDir, args: ['backup', archive], folders: [folder] };
  const written = await killAtWrite(backup);
  expect(written.code, written.said).toBe(0);
  for (let kills = 0; kills < KILLS; ) {
    await rm(archive, { force: true });
    const killed = await killAtWrite(backup, 1 + random.below(written.writes));
    expect([null, 0], killed.said).toContain(killed.code);
    if (killed.code === null) kills += 1;
  }
  // An existing archive is complete, even if the command was killed right after it: it is restored below.
  if (!existsSync(archive)) await shop.command('backup', archive);

  const restore = { stateDir: other.stateDir, args: ['restore', archive], folders: [other.stateDir] };
  const restored = await killAtWrite(restore);
  expect(restored.code, restored.said).toBe(0);
  for (let kills = 0; kills < KILLS; ) {
    await empty(other);
    for (let its = 0; its < KILLS_OF_ONE && kills < KILLS; its += 1) {
      const killed = await killAtWrite(restore, 1 + random.below(restored.writes));
      if (killed.code !== null) break;
      kills += 1;
    }
    await goOn(other);
    expect(await other.command('audit')).toContain('Nothing found');
    expect(await other.with(rowsOf)).toEqual(await shop.with(rowsOf));
    expect(await other.with(picturesOf)).toEqual(await shop.with(picturesOf));
  }
});

/** No shop starts before it is restored; the restore starts over unless the killed one had finished. */
async function goOn(place: ShopPlace) {
  const isHalf = await place.with(({ database }) => isPartiallyRestored(database));
  const saidBy = (name: string, ...args: string[]) =>
    place.command(name, ...args).catch(({ stderr }: { stderr: string }) => stderr);
  if (isHalf) expect(await saidBy('prepare')).toContain('A restore into this database was interrupted');
  const said = await saidBy('restore', archive);
  expect(said).toMatch(isHalf ? /starting again.+is restored/s : /is restored|is not empty/);
}
