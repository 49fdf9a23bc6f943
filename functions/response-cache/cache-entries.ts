import type { CachedHeaders } from './cached-headers.ts';
import type { CacheTags, CatalogVersion } from './changes.ts';
import { entrySize } from './entry-size.ts';

/** A cached response, without anything specific to the request it was made for. */
export type CacheEntry = {
  body: ArrayBuffer;
  headers: CachedHeaders;
  catalogVersion: CatalogVersion;
  tags: CacheTags[];
  /** When it was made, and when it was last confirmed. */
  madeAt: number;
  rightAt: number;
  /** Since when it has been revalidating. */
  revalidatingSince?: number;
};

const SHARE_OF_ONE = 1 / 16;
const SHARE_OF_OFTEN = 4 / 5;

/**
 * The cache in this isolate's memory. Evicts entries requested only once first, oldest first, so that popular entries
 * survive any number of rare ones.
 */
export function createCacheEntries(mostBytes: number) {
  const [once, often] = [createRow(), createRow()];

  function makeRoom() {
    while (often.cost() > mostBytes * SHARE_OF_OFTEN) once.add(...often.takeFirst());
    while (once.cost() + often.cost() > mostBytes) once.takeFirst();
  }

  return {
    get(key: string): CacheEntry | undefined {
      const found = often.take(key) ?? once.take(key);
      if (!found) return undefined;
      often.add(key, found);
      makeRoom();
      return found.answer;
    },
    put(key: string, answer: CacheEntry) {
      const row = often.take(key) ? often : once;
      row.take(key);
      const cost = entrySize(key, answer);
      if (cost > mostBytes * SHARE_OF_ONE) return;
      row.add(key, { answer, cost });
      makeRoom();
    },
  };
}

type Entry = { answer: CacheEntry; cost: number };

/** In insertion order. */
function createRow() {
  const entries = new Map<string, Entry>();
  let cost = 0;

  function take(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry) cost -= entry.cost;
    entries.delete(key);
    return entry;
  }

  return {
    cost: () => cost,
    take,
    add(key: string, entry: Entry) {
      entries.set(key, entry);
      cost += entry.cost;
    },
    takeFirst(): [key: string, entry: Entry] {
      for (const first of entries) {
        take(first[0]);
        return first;
      }
      throw new Error('Nothing to take');
    },
  };
}
