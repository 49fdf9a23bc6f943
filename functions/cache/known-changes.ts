import {
  type CacheTags,
  type CatalogChanges,
  type CatalogVersion,
  type Change,
  invalidates,
  summedUp,
} from './changes.ts';

/** `stock`: only sales happened since. */
export type Staleness = 'stock' | 'more';

const MOST_EACH = 2000;
/** Where there are more, so many are still told one by one. */
const LEFT_EACH = 1000;

/**
 * What an isolate knows of the latest changes. It asks for what is new at most once a second, and only ever learns more:
 * a database that lags behind takes nothing back.
 */
export function createKnownChanges() {
  let changes: Change[] = [];
  /** The same, summed up: few, however many there are, and enough to know of most answers that they are right. */
  let kinds: Change[] = [];
  /** All changes after this one are known. */
  let since = Number.POSITIVE_INFINITY;
  let moment: CatalogVersion = { version: -1, due: 0 };
  /** When the database was last asked; what it answered was true then. */
  let askedAt = Number.NEGATIVE_INFINITY;
  let invalidatedAt = Number.NEGATIVE_INFINITY;

  return {
    askedAt: () => askedAt,
    invalidatedAt: () => invalidatedAt,
    moment: () => moment,
    latest: () => moment.version,
    learn(news: CatalogChanges, at: number) {
      if (at > invalidatedAt) askedAt = Math.max(askedAt, at);
      const unknown = news.changes.filter(({ version }) => version > moment.version);
      if (news.since > moment.version) since = news.since;
      moment = later(moment, news.moment);
      kinds = summedUp([...unknown, ...kinds]);
      changes = [...unknown, ...changes];
      if (changes.length > MOST_EACH)
        changes = [...changes.slice(0, LEFT_EACH), ...summedUp(changes.slice(LEFT_EACH))];
    },
    /** Somebody changed something: what was known is known no longer, and what is being asked does not tell. */
    invalidateAll() {
      askedAt = Number.NEGATIVE_INFINITY;
      invalidatedAt = Date.now();
    },
    /** Whether an answer that was made then, of that, may be another one now. */
    outdated(made: CatalogVersion, tags: CacheTags[]): Staleness | undefined {
      if (made.version < since) return 'more';
      if (made.due < moment.due && tags.some(({ posts }) => posts)) return 'more';
      // Every page leads to the blog as long as there is a post.
      if (made.version <= moment.version && made.due > 0 !== moment.due > 0) return 'more';
      return outdatedBy(kinds, made, tags) && outdatedBy(changes, made, tags);
    },
  };
}

/** A post that is withdrawn takes its time back with it; a copy that lags behind takes nothing back. */
function later(one: CatalogVersion, other: CatalogVersion): CatalogVersion {
  if (one.version !== other.version) return one.version > other.version ? one : other;
  return one.due > other.due ? one : other;
}

function outdatedBy(
  changes: readonly Change[],
  made: CatalogVersion,
  tags: CacheTags[],
): Staleness | undefined {
  let found: Staleness | undefined;
  for (const change of changes) {
    if (change.version <= made.version) break;
    if (!tags.some(part => invalidates(change, part))) continue;
    if (change.what !== 'stock') return 'more';
    found = 'stock';
  }
  return found;
}
