import {
  type CacheTags,
  type CatalogChanges,
  type CatalogVersion,
  type Change,
  invalidates,
  summarizeChanges,
} from './changes.ts';

/** `stock`: only sales since then. */
export type Staleness = 'stock' | 'more';

const MOST_EACH = 2000;
/** If there are more, this many are still listed individually. */
const LEFT_EACH = 1000;

/**
 * The latest changes known to this isolate. It polls at most once a second and only ever adds: a lagging replica takes
 * nothing back.
 */
export function createChangeLog() {
  let changes: Change[] = [];
  /** The same, summarized: always few, and enough to confirm most responses. */
  let kinds: Change[] = [];
  /** All changes since this one are known. */
  let since = Number.POSITIVE_INFINITY;
  let catalogVersion: CatalogVersion = { version: -1, due: 0 };
  /** When the database was last polled; the result was true then. */
  let askedAt = Number.NEGATIVE_INFINITY;
  let invalidatedAt = Number.NEGATIVE_INFINITY;

  return {
    askedAt: () => askedAt,
    invalidatedAt: () => invalidatedAt,
    moment: () => catalogVersion,
    latest: () => catalogVersion.version,
    learn(fetched: CatalogChanges, at: number) {
      if (at > invalidatedAt) askedAt = Math.max(askedAt, at);
      const unknown = fetched.changes.filter(({ version }) => version > catalogVersion.version);
      if (fetched.since > catalogVersion.version) since = fetched.since;
      catalogVersion = later(catalogVersion, fetched.catalogVersion);
      kinds = summarizeChanges([...unknown, ...kinds]);
      changes = [...unknown, ...changes];
      if (changes.length > MOST_EACH)
        changes = [...changes.slice(0, LEFT_EACH), ...summarizeChanges(changes.slice(LEFT_EACH))];
    },
    /** Someone made a change: what was known is outdated, and so is any poll in progress. */
    invalidateAll() {
      askedAt = Number.NEGATIVE_INFINITY;
      invalidatedAt = Date.now();
    },
    /** Whether a response with this version and these tags may have changed. */
    outdated(made: CatalogVersion, tags: CacheTags[]): Staleness | undefined {
      if (made.version < since) return 'more';
      if (made.due < catalogVersion.due && tags.some(({ posts }) => posts)) return 'more';
      // Every page links to the blog if there is a post.
      if (made.version <= catalogVersion.version && made.due > 0 !== catalogVersion.due > 0) return 'more';
      return outdatedBy(kinds, made, tags) && outdatedBy(changes, made, tags);
    },
  };
}

/** Withdrawing a post lowers the time; a lagging replica doesn't. */
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
