import { ALL_TAGS, type CacheTags, type CatalogVersion } from './changes.ts';

export type DependencyTracker = ReturnType<typeof trackDependencies>;

/** Of what reads nothing, such as the API's document, no answer is ever out of date. */
const ALWAYS: CatalogVersion = { version: Number.MAX_SAFE_INTEGER, due: Number.MAX_SAFE_INTEGER };

/** What was read for an answer: its earliest moment, and what it is made of. */
export function trackDependencies() {
  let moment = ALWAYS;
  let wrote = false;
  let outageSince = Number.POSITIVE_INFINITY;
  const of: CacheTags[] = [];
  return {
    noteVersion({ version, due }: CatalogVersion) {
      moment = { version: Math.min(moment.version, version), due: Math.min(moment.due, due) };
    },
    noteWrite() {
      wrote = true;
    },
    addTags(part: CacheTags) {
      of.push(part);
    },
    /** A part of the answer is one that was last known to be right then. */
    noteOutage(rightAt: number) {
      outageSince = Math.min(outageSince, rightAt);
    },
    outageSince: () => (Number.isFinite(outageSince) ? outageSince : undefined),
    moment: () => moment,
    wrote: () => wrote,
    /** Whoever does not say what they read may have read anything. */
    tags: (): CacheTags[] => (of.length === 0 && moment !== ALWAYS ? [ALL_TAGS] : of),
  };
}
