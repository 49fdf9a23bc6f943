import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Writer } from '../../../db/client/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { shop } from '../../../db/schema/shop.ts';
import { build } from '../../../db/sql/build.ts';
import { cleanUpPictures } from '../../../functions/catalog/pictures/clean-up.ts';
import type { Pictures } from '../../../functions/ports/pictures.ts';
import { fakeOf } from '../../support/fake.ts';
import { startMigratedDatabase } from '../../support/platform.ts';

let database: Writer;
let stop: () => Promise<void>;
let ownId: string;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  const [own] = await database.read(build.select().from(shop));
  ownId = own?.shopId ?? '';
});
afterAll(() => stop());

/** A store of files that no row refers to, which lists a few at a time. */
function storeOf(names: string[], atOnce: number, owner: string | null = ownId) {
  let ownedBy = owner;
  const kept = new Set(names.toSorted());
  let lists = 0;
  const store = fakeOf<Pictures>({
    owner: async () => ownedBy,
    ownBy: async (shopId: string) => {
      ownedBy = shopId;
    },
    list: async ({ after = '' } = {}) => {
      lists += 1;
      const behind = [...kept].filter(name => name > after);
      const pictures = behind.slice(0, atOnce).map(name => ({ name, size: 1, uploadedAt: new Date() }));
      const next = behind.length > atOnce ? pictures.at(-1)?.name : undefined;
      return { pictures, ...(next && { next }) };
    },
    delete: async (gone: string[]) => {
      for (const name of gone) kept.delete(name);
    },
  });
  return { store, kept, lists: () => lists, owner: () => ownedBy };
}

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `${createHash('sha1').update(String(at)).digest('hex')}.webp`);

beforeEach(async () => {
  await database.write(build.delete(pictures));
});

const found = async () => (await database.read(build.select().from(pictures))).length;

test('a sweep covers the whole store, wherever it begins', async () => {
  for (let times = 0; times < 5; times += 1) {
    await database.write(build.delete(pictures));
    const { store } = storeOf(names(31), 3);
    await cleanUpPictures({ database, pictures: store }, []);
    expect(await found()).toBe(31);
  }
});

test('a store too large for one sweep is covered by the next ones', async () => {
  const { store, lists } = storeOf(names(300), 1);
  await cleanUpPictures({ database, pictures: store }, []);
  expect(lists()).toBe(200);
  expect(await found()).toBe(200);
  // Each begins at random, so the second may happen to begin where the first did.
  for (let more = 0; more < 30 && (await found()) < 300; more += 1)
    await cleanUpPictures({ database, pictures: store }, []);
  expect(await found()).toBe(300);
});

test('a new database with another shop’s full store deletes nothing and takes nothing over', async () => {
  const { store, kept, owner } = storeOf(names(99), 30, null);
  for (let hours = 0; hours < 3; hours += 1) {
    await expect(cleanUpPictures({ database, pictures: store }, [])).rejects.toThrow(
      'pictures of another shop',
    );
  }
  expect({ kept: kept.size, owner: owner(), found: await found() }).toEqual({
    kept: 99,
    owner: null,
    found: 0,
  });
});

test('a shop that knows its pictures marks the store as its own, and an empty store too', async () => {
  const [known, empty] = [storeOf(names(3), 30, null), storeOf([], 30, null)];
  await database.write(
    build.insert(pictures).values(
      names(2).map(name => ({
        pictureId: name.slice(0, 40),
        files: [{ name, width: 1, height: 1 }],
        heldUntil: Date.now() + 60_000,
      })),
    ),
  );
  for (const { store, owner } of [known, empty]) {
    await cleanUpPictures({ database, pictures: store }, []);
    expect(owner()).toBe(ownId);
  }
});
