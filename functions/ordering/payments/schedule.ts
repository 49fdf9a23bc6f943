import { HOUR, MINUTE } from '../../contracts/durations.ts';

const GROWS_BY = 4;
/** From an hour to six weeks; by then the provider has dropped unpaid payments. */
const MAX_POLLS = 6;
const DAILY = 24 * HOUR;
const URGENT_FIRST = 10 * MINUTE;

/** Time of the next check after this many without news; null after the last. */
export const nextPoll = (polls: number): Date | null =>
  polls < MAX_POLLS ? new Date(Date.now() + HOUR * GROWS_BY ** polls) : null;

/** Money in transit is checked at least daily, indefinitely. */
export const nextUrgentPoll = (polls: number): Date =>
  new Date(Date.now() + Math.min(DAILY, URGENT_FIRST * GROWS_BY ** polls));
