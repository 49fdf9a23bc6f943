import { names } from './etag.ts';
import { keyOf } from './locale-and-country.ts';

/** An answer as it is kept between requests: nothing that belongs to the request that it was made for. */
export type KeptAnswer = { version: string; body: ArrayBuffer; headers: Headers };

export type Answers = ReturnType<typeof createAnswers>;

const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 2 * 1024 * 1024;
const FRESH_MS = 1000;

/**
 * What this isolate remembers of its answers to visitors, each made at a version of the catalogue. The version is
 * known for a second; then it is asked for again, and what was made at another one is no longer given out.
 */
export function createAnswers(edge: () => Cache) {
  const kept = new Map<string, KeptAnswer>();
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
    learn(version: string) {
      known = { version, until: Date.now() + FRESH_MS };
    },
    /** Whoever changed something through this isolate sees it at once. */
    doubtVersion() {
      known.until = 0;
    },
    has: (request: Request) => kept.has(keyOf(request)),
    keep(request: Request, answer: KeptAnswer) {
      if (answer.body.byteLength > MOST_BYTES_OF_ONE) return;
      const key = keyOf(request);
      drop(key);
      kept.set(key, answer);
      bytes += answer.body.byteLength;
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
    /** The answer to this very request, if it is remembered and the version is known. */
    recall(request: Request, version = freshVersion()): Response | undefined {
      if (version === undefined || !isForAnyone(request)) return undefined;
      const key = keyOf(request);
      const answer = kept.get(key);
      if (answer?.version !== version) return undefined;
      kept.delete(key);
      kept.set(key, answer);
      return answerFrom(request, answer);
    },
  };
}

/** A visitor's question, which gets the same answer whoever asks. */
export const isForAnyone = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') && !headers.has('Authorization');

export function answerFrom({ method, headers }: Request, answer: KeptAnswer): Response {
  const isKnown = names(headers.get('If-None-Match'), answer.headers.get('ETag') ?? '');
  if (isKnown) return new Response(null, { status: 304, headers: answer.headers });
  return new Response(method === 'HEAD' ? null : answer.body, { headers: answer.headers });
}
