import { type CachedHeaders, isSharedHeader } from './cached-headers.ts';

/*
 * Rather too high than too low: `npm run bench -- kept` measures the actual growth of workerd. For small responses, the
 * bookkeeping weighs most.
 */
const EMPTY_ANSWER = 2000;
const HEADER = 180;
const SHARED_HEADER = 8;
const TAG = 64;
/** A key is concatenated, and V8 may keep the parts as well. */
const KEY_CHARACTER = 2;

type CacheContent = { body: ArrayBuffer; headers: CachedHeaders; tags: unknown[] };

/** Memory that a cache entry takes, in bytes. */
export function entrySize(key: string, { body, headers, tags }: CacheContent): number {
  let cost = EMPTY_ANSWER + body.byteLength + KEY_CHARACTER * key.length + TAG * tags.length;
  for (const header of headers)
    cost += isSharedHeader(header) ? SHARED_HEADER : HEADER + header[0].length + header[1].length;
  return cost;
}
