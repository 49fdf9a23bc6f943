import { withTimeout } from '../../db/client/time-limit.ts';
import { DAY, MINUTE } from '../contracts/durations.ts';
import { type CacheEntry, createCacheEntries } from './cache-entries.ts';
import { createChangeLog } from './change-log.ts';
import type { CatalogChanges } from './changes.ts';
import { createEdgeCache } from './edge-cache.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** How long known changes are trusted, and for how long more while polling. */
const FRESH_MS = 1000;
const TRUSTED_MS = 2000;
/** How long a response outdated only by sales may be served while revalidating. */
const OUTSOLD_MS = 30_000;
/** Maximum age for what no change invalidates, such as popularity. */
const AGED_MS = 5 * MINUTE;
/** A revalidation not heard of for this long has ended. */
const REMADE_MS = 30_000;

/** The request that polls for others may end before they get the result. */
const ASKED_WITHIN_MS = 3000;

/** While the database is down, responses confirmed within this time are still served. */
const OUTAGE_MS = DAY;

export const ANSWERS_BYTES = 24 * 1024 * 1024;
export const PARTS_BYTES = 2 * 1024 * 1024;

/** Freshness of a response: fresh, stale but served once more while revalidating, expired, or served unconfirmed. */
export type Freshness = 'right' | 'unconfirmed' | 'stale' | 'expired' | 'outage';

type CacheOptions = { edge: () => Cache; build: string };

/** Responses cached in this isolate and its location, and their freshness. */
export function createResponseCache({ edge, build }: CacheOptions) {
  const answers = createCacheEntries(ANSWERS_BYTES);
  const parts = createCacheEntries(PARTS_BYTES);
  const changes = createChangeLog();
  let learntSince = Number.NEGATIVE_INFINITY;
  let asked: { at: number; answer: Promise<void> } | undefined;

  function freshnessOf(answer: CacheEntry, now = Date.now()): Freshness {
    const outdated = changes.outdated(answer.catalogVersion, answer.tags);
    if (!outdated) answer.rightAt = Math.max(answer.rightAt, changes.askedAt());
    if (!outdated && now - changes.askedAt() < FRESH_MS)
      return now - answer.madeAt < AGED_MS ? 'right' : 'stale';
    if (changes.askedAt() < 0 || answer.rightAt <= changes.invalidatedAt()) return 'expired';
    const patience = outdated === 'stock' ? OUTSOLD_MS : TRUSTED_MS;
    if (now - answer.rightAt >= patience) return 'expired';
    return outdated ? 'stale' : 'unconfirmed';
  }

  return {
    answers,
    /** API calls that every page makes. */
    parts,
    changes,
    edge: createEdgeCache(edge, build),
    freshnessOf,
    /** Freshness while the database is down. */
    freshnessInOutage: ({ rightAt }: CacheEntry): Freshness =>
      Date.now() - rightAt < OUTAGE_MS ? 'outage' : 'expired',
    isFresh: () => Date.now() - changes.askedAt() < FRESH_MS,
    /** The cache entry, if it is certainly fresh. */
    match(key: string): CacheEntry | undefined {
      const answer = answers.get(key);
      return answer && freshnessOf(answer) === 'right' ? answer : undefined;
    },
    /** One request polls for changes; others wait for it, unless someone made a change meanwhile. */
    learn(ask: (since: number) => Promise<CatalogChanges>): Promise<void> {
      const at = Date.now();
      if (asked && asked.at > changes.invalidatedAt() && at - asked.at < ASKED_WITHIN_MS)
        return withTimeout(ASKED_WITHIN_MS, asked.answer);
      const answer = ask(changes.latest())
        .then(fetched => changes.learn(fetched, at))
        .finally(() => {
          if (asked?.answer === answer) asked = undefined;
        });
      asked = { at, answer };
      return answer;
    },
    /** Whether the caller should poll for changes. */
    tryPoll(): boolean {
      const now = Date.now();
      if (now - learntSince < FRESH_MS) return false;
      learntSince = now;
      return true;
    },
    /** Whether the caller should revalidate. */
    tryRevalidate(answer: CacheEntry): boolean {
      const now = Date.now();
      if (answer.revalidatingSince !== undefined && now - answer.revalidatingSince < REMADE_MS) return false;
      answer.revalidatingSince = now;
      return true;
    },
  };
}
