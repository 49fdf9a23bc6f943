import { ANYTHING, type MadeOf, type Moment } from './changes.ts';

export type Reading = ReturnType<typeof createReading>;

/** Of what reads nothing, such as the API's document, no answer is ever out of date. */
const ALWAYS: Moment = { version: Number.MAX_SAFE_INTEGER, due: Number.MAX_SAFE_INTEGER };

/** What was read for an answer: its earliest moment, and what it is made of. */
export function createReading() {
  let moment = ALWAYS;
  let wrote = false;
  let outageSince = Number.POSITIVE_INFINITY;
  const of: MadeOf[] = [];
  return {
    noteMoment({ version, due }: Moment) {
      moment = { version: Math.min(moment.version, version), due: Math.min(moment.due, due) };
    },
    noteWrite() {
      wrote = true;
    },
    noteMadeOf(part: MadeOf) {
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
    madeOf: (): MadeOf[] => (of.length === 0 && moment !== ALWAYS ? [ANYTHING] : of),
  };
}
