import { createHash } from 'node:crypto';
import type { CacheEntry } from './cache-entries.ts';
import { keepHeaders } from './kept-headers.ts';

const OWN_CACHING = 'X-Kept-Cache-Control';
const KEPT = 'X-Kept';
/** For outages; otherwise the usual maximum age applies. */
const SECONDS = 24 * 60 * 60;
const MOST_AGE_MS = 5 * 60_000;

export const isTooOld = ({ madeAt }: CacheEntry) => Date.now() - madeAt >= MOST_AGE_MS;

type Told = Pick<CacheEntry, 'moment' | 'tags' | 'madeAt'>;

/** The cache shared by the isolates of a location. */
export function createEdgeAnswers(edge: () => Cache, build: string) {
  /** Fixed length, so that keys can't be confused. */
  const addressOf = (key: string) =>
    `https://kept.invalid/${createHash('sha256')
      .update(JSON.stringify([build, key]))
      .digest('hex')}`;

  return {
    async get(key: string): Promise<CacheEntry | undefined> {
      const found = await edge().match(addressOf(key));
      const told = found?.headers.get(KEPT);
      if (!found || !told) return undefined;
      const headers = new Headers(found.headers);
      headers.set('Cache-Control', headers.get(OWN_CACHING) ?? 'no-cache');
      for (const name of [OWN_CACHING, KEPT, 'CF-Cache-Status', 'Age']) headers.delete(name);
      const { madeAt, ...rest } = JSON.parse(told) as Told;
      return {
        body: await found.arrayBuffer(),
        headers: keepHeaders(headers),
        ...rest,
        madeAt,
        rightAt: madeAt,
      };
    },

    async put(key: string, { body, headers, moment, tags, madeAt }: CacheEntry) {
      const copy = new Headers(headers);
      copy.set(OWN_CACHING, copy.get('Cache-Control') ?? '');
      copy.set('Cache-Control', `public, max-age=${SECONDS}`);
      copy.set(KEPT, JSON.stringify({ moment, tags, madeAt } satisfies Told));
      await edge().put(addressOf(key), new Response(body, { headers: copy }));
    },
  };
}
