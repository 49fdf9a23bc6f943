import { ALL_TAGS, type CacheTags, type CatalogVersion } from './changes.ts';

export type DependencyTracker = ReturnType<typeof trackDependencies>;

/** Responses that read nothing, such as the API document, never go stale. */
const ALWAYS: CatalogVersion = { version: Number.MAX_SAFE_INTEGER, due: Number.MAX_SAFE_INTEGER };

/** What a response has read: the earliest version, and its dependencies. */
export function trackDependencies() {
  let catalogVersion = ALWAYS;
  let wrote = false;
  let outageSince = Number.POSITIVE_INFINITY;
  const of: CacheTags[] = [];
  return {
    noteVersion({ version, due }: CatalogVersion) {
      catalogVersion = {
        version: Math.min(catalogVersion.version, version),
        due: Math.min(catalogVersion.due, due),
      };
    },
    noteWrite() {
      wrote = true;
    },
    addTags(part: CacheTags) {
      of.push(part);
    },
    /** Part of the response was last confirmed at that time. */
    noteOutage(rightAt: number) {
      outageSince = Math.min(outageSince, rightAt);
    },
    outageSince: () => (Number.isFinite(outageSince) ? outageSince : undefined),
    moment: () => catalogVersion,
    wrote: () => wrote,
    /** Untagged responses depend on everything. */
    tags: (): CacheTags[] => (of.length === 0 && catalogVersion !== ALWAYS ? [ALL_TAGS] : of),
  };
}
