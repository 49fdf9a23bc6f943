import { names } from './etag.ts';
import { keyOf } from './locale-and-country.ts';

/** A response as it is kept between requests: nothing that belongs to the request that it was made for. */
export type CachedResponse = { version: string; body: ArrayBuffer; headers: Headers };

export type ResponseCache = ReturnType<typeof createResponseCache>;

const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 2 * 1024 * 1024;
const FRESH_MS = 1000;

/**
 * What this isolate keeps of its responses to visitors, each made at a version of the catalogue. The version is
 * known for a second; then it is asked for again, and what was made at another one is no longer given out.
 */
export function createResponseCache(edge: () => Cache) {
  const kept = new Map<string, CachedResponse>();
  let bytes = 0;
  let known = { version: '', until: 0 };

  const drop = (key: string) => {
    bytes -= kept.get(key)?.body.byteLength ?? 0;
    kept.delete(key);
  };
  const freshVersion = () => (Date.now() < known.until ? known.version : undefined);

  return {
    /** The second level: what the isolates of a place share. */
    edge,
    freshVersion,
    setVersion(version: string) {
      known = { version, until: Date.now() + FRESH_MS };
    },
    /** Whoever changed something through this isolate sees it at once. */
    expireVersion() {
      known.until = 0;
    },
    has: (request: Request) => kept.has(keyOf(request)),
    put(request: Request, response: CachedResponse) {
      if (response.body.byteLength > MOST_BYTES_OF_ONE) return;
      const key = keyOf(request);
      drop(key);
      kept.set(key, response);
      bytes += response.body.byteLength;
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
    /** The response to this very request, if it is kept and the version is known. */
    match(request: Request, version = freshVersion()): Response | undefined {
      if (version === undefined || !isForAnyone(request)) return undefined;
      const key = keyOf(request);
      const response = kept.get(key);
      if (response?.version !== version) return undefined;
      kept.delete(key);
      kept.set(key, response);
      return responseFrom(request, response);
    },
  };
}

/** A request that gets the same response whoever sends it. */
export const isForAnyone = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') && !headers.has('Authorization');

export function responseFrom({ method, headers }: Request, response: CachedResponse): Response {
  const isKnown = names(headers.get('If-None-Match'), response.headers.get('ETag') ?? '');
  if (isKnown) return new Response(null, { status: 304, headers: response.headers });
  return new Response(method === 'HEAD' ? null : response.body, { headers: response.headers });
}
