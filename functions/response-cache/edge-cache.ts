import { createHash } from 'node:crypto';
import { DAY, MINUTE, SECOND } from '../contracts/durations.ts';
import type { CacheEntry } from './cache-entries.ts';
import { toCachedHeaders } from './cached-headers.ts';

const ORIGINAL_CACHE_CONTROL = 'X-Kept-Cache-Control';
const METADATA_HEADER = 'X-Kept';
/** For outages; otherwise the usual maximum age applies. */
const SECONDS = DAY / SECOND;
const MOST_AGE_MS = 5 * MINUTE;

export const isExpired = ({ madeAt }: CacheEntry) => Date.now() - madeAt >= MOST_AGE_MS;

type CacheMetadata = Pick<CacheEntry, 'catalogVersion' | 'tags' | 'madeAt'>;

/** The cache shared by the isolates of a location. */
export function createEdgeCache(edge: () => Cache, build: string) {
  /** Fixed length, so that keys can't be confused. */
  const addressOf = (key: string) =>
    `https://kept.invalid/${createHash('sha256')
      .update(JSON.stringify([build, key]))
      .digest('hex')}`;

  return {
    async get(key: string): Promise<CacheEntry | undefined> {
      const found = await edge().match(addressOf(key));
      const metadata = found?.headers.get(METADATA_HEADER);
      if (!found || !metadata) return undefined;
      const headers = new Headers(found.headers);
      headers.set('Cache-Control', headers.get(ORIGINAL_CACHE_CONTROL) ?? 'no-cache');
      for (const name of [ORIGINAL_CACHE_CONTROL, METADATA_HEADER, 'CF-Cache-Status', 'Age'])
        headers.delete(name);
      const { madeAt, ...rest } = JSON.parse(metadata) as CacheMetadata;
      return {
        body: await found.arrayBuffer(),
        headers: toCachedHeaders(headers),
        ...rest,
        madeAt,
        rightAt: madeAt,
      };
    },

    async put(key: string, { body, headers, catalogVersion, tags, madeAt }: CacheEntry) {
      const copy = new Headers(headers);
      copy.set(ORIGINAL_CACHE_CONTROL, copy.get('Cache-Control') ?? '');
      copy.set('Cache-Control', `public, max-age=${SECONDS}`);
      copy.set(METADATA_HEADER, JSON.stringify({ catalogVersion, tags, madeAt } satisfies CacheMetadata));
      await edge().put(addressOf(key), new Response(body, { headers: copy }));
    },
  };
}
