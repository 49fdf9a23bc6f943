import { inTime } from '../../db/time-limit.ts';
import { type CacheEntry, createCacheEntries } from './cache-entries.ts';
import type { CatalogChanges } from './changes.ts';
import { createEdgeAnswers } from './edge-answers.ts';
import { createKnownChanges } from './known-changes.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** For so long what is known of the changes is enough, and then for so long while they are asked for. */
const FRESH_MS = 1000;
const TRUSTED_MS = 2000;
/** An answer that only sales outdated may be given for so long while another one is made. */
const OUTSOLD_MS = 30_000;
/** What no change outdates, such as what is popular, is made anew after so long. */
const AGED_MS = 5 * 60_000;
/** A maker of whom nothing is heard for so long has ended. */
const REMADE_MS = 30_000;

/** Who asks what is new for others may be gone before they hear of it. */
const ASKED_WITHIN_MS = 3000;

/** While the database is away, what was right within this time is still given. */
const OUTAGE_MS = 24 * 60 * 60_000;

export const ANSWERS_BYTES = 24 * 1024 * 1024;
export const PARTS_BYTES = 2 * 1024 * 1024;

/**
 * How an answer stands: right, to be given once more while another one is made, no longer to be given, or given though
 * nobody can say whether it is right.
 */
export type Freshness = 'right' | 'unconfirmed' | 'stale' | 'expired' | 'outage';

type Given = { edge: () => Cache; build: string };

/** What this isolate and those of its place keep of the answers to visitors, and how much of it is still right. */
export function createResponseCache({ edge, build }: Given) {
  const answers = createCacheEntries(ANSWERS_BYTES);
  const parts = createCacheEntries(PARTS_BYTES);
  const changes = createKnownChanges();
  let learntSince = Number.NEGATIVE_INFINITY;
  let asked: { at: number; answer: Promise<void> } | undefined;

  function freshnessOf(answer: CacheEntry, now = Date.now()): Freshness {
    const outdated = changes.outdated(answer.moment, answer.tags);
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
    /** Of the calls of the API that make up a page, those that every page makes. */
    parts,
    changes,
    edge: createEdgeAnswers(edge, build),
    freshnessOf,
    /** How it stands while the database is away. */
    freshnessInOutage: ({ rightAt }: CacheEntry): Freshness =>
      Date.now() - rightAt < OUTAGE_MS ? 'outage' : 'expired',
    isFresh: () => Date.now() - changes.askedAt() < FRESH_MS,
    /** The kept answer, if it is right beyond doubt. */
    match(key: string): CacheEntry | undefined {
      const answer = answers.get(key);
      return answer && freshnessOf(answer) === 'right' ? answer : undefined;
    },
    /** What is new is asked by one; others wait for it, unless somebody changed something since it was asked. */
    learn(ask: (since: number) => Promise<CatalogChanges>): Promise<void> {
      const at = Date.now();
      if (asked && asked.at > changes.invalidatedAt() && at - asked.at < ASKED_WITHIN_MS)
        return inTime(ASKED_WITHIN_MS, asked.answer);
      const answer = ask(changes.latest())
        .then(news => changes.learn(news, at))
        .finally(() => {
          if (asked?.answer === answer) asked = undefined;
        });
      asked = { at, answer };
      return answer;
    },
    /** Whether the caller is the one to ask what is new. */
    tryPoll(): boolean {
      const now = Date.now();
      if (now - learntSince < FRESH_MS) return false;
      learntSince = now;
      return true;
    },
    /** Whether the caller is the one to make another answer. */
    tryRevalidate(answer: CacheEntry): boolean {
      const now = Date.now();
      if (answer.revalidatingSince !== undefined && now - answer.revalidatingSince < REMADE_MS) return false;
      answer.revalidatingSince = now;
      return true;
    },
  };
}
