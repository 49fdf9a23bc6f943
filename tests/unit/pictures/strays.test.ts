import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../../db/database.ts';
import { sweepPictures } from '../../../functions/catalog/pictures/sweep.ts';
import type { Pictures } from '../../../functions/ports/pictures.ts';
import { fakeOf } from '../../support/fake.ts';
import { startMigratedDatabase } from '../../support/platform.ts';

let database: Writer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

/** A store of files that no row knows, which lists a few at a time. */
function storeOf(names: string[], atOnce: number) {
  const kept = new Set(names.toSorted());
  let lists = 0;
  const store = fakeOf<Pictures>({
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
  return { store, kept, lists: () => lists };
}

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `${createHash('sha1').update(String(at)).digest('hex')}.webp`);

test('wherever a sweep begins, it goes round the whole store', async () => {
  for (let times = 0; times < 5; times += 1) {
    const { store, kept } = storeOf(names(31), 3);
    await sweepPictures({ database, pictures: store }, []);
    expect([...kept]).toEqual([]);
  }
});

test('of a store with more than one sweep may ask for, the next one looks at the rest', async () => {
  const { store, kept, lists } = storeOf(names(300), 1);
  await sweepPictures({ database, pictures: store }, []);
  expect(lists()).toBe(200);
  expect(kept.size).toBe(100);
  await sweepPictures({ database, pictures: store }, []);
  expect([...kept]).toEqual([]);
});
