import {
  type CacheTags,
  type CatalogChanges,
  type CatalogVersion,
  type Change,
  invalidates,
  summarizeChanges,
} from './changes.ts';

/** `stock`: outdated only by sales; `more`: by other changes, too. */
export type Staleness = 'stock' | 'more';

const MAX_LISTED = 2000;
/** If there are more, this many are still listed individually. */
const LISTED_AFTER_TRIM = 1000;

/**
 * The catalog changes that this isolate has learned. The response cache polls and feeds them in; nothing is ever taken
 * back, even if a replica lags.
 */
export function createChangeLog() {
  let changes: Change[] = [];
  /** The same, summarized: always few, and enough to confirm most responses. */
  let summary: Change[] = [];
  /** All changes since this one are known. */
  let since = Number.POSITIVE_INFINITY;
  let catalogVersion: CatalogVersion = { version: -1, due: 0 };
  /** When the last successful poll was sent: the changes were complete up to then. */
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
      summary = summarizeChanges([...unknown, ...summary]);
      changes = [...unknown, ...changes];
      if (changes.length > MAX_LISTED)
        changes = [
          ...changes.slice(0, LISTED_AFTER_TRIM),
          ...summarizeChanges(changes.slice(LISTED_AFTER_TRIM)),
        ];
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
      return outdatedBy(summary, made, tags) && outdatedBy(changes, made, tags);
    },
  };
}

/** Withdrawing a post may lower `due` in a new version; within one version, the lower one comes from a lagging replica. */
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
