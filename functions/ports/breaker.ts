import type { Guard } from '../../db/client.ts';
import type { Log } from '../log.ts';

/** After so many failures in a row a part is taken to be away. */
const ENOUGH = 3;
const FIRST_WAIT_MS = 250;
/** With the three seconds that whoever tries it waits, a part that is back is in use within ten. */
const LONGEST_WAIT_MS = 6000;
/** Whoever tries a part may leave before it answers. */
const TRIAL_MS = 5000;

/** It was not asked, since it gave no answer the last times. */
export class PartAway extends Error {
  override name = 'PartAway';
  /** As a server in front of it would say. */
  readonly status = 503;
}

type Breaker = Guard & {
  /** Whether the part is asked by one request at a time. */
  isOpen: () => boolean;
  /** When the part last answered. */
  heardAt: () => number;
};

type Watched = { isAway: (error: unknown) => boolean; log: Log };

/**
 * A part that keeps failing is not asked for a while, then by one request, on which it depends whether the others may:
 * each wait is twice the one before. Only numbers are kept between requests. Every isolate finds out for itself.
 */
export function createBreaker(part: string, { isAway, log }: Watched): Breaker {
  let failures = 0;
  /** Zero while it answers. */
  let waitMs = 0;
  let notBefore = 0;
  let heardAt = 0;

  const noteAnswer = () => {
    if (waitMs > 0) log.warn(`${part}: answers again`);
    failures = waitMs = notBefore = 0;
    heardAt = Date.now();
  };
  const noteFailure = (isTrial: boolean) => {
    failures += 1;
    // Those that were under way when it was found to be away say nothing new.
    if (isTrial ? waitMs === 0 : waitMs > 0 || failures < ENOUGH) return;
    if (waitMs === 0) log.error(`${part}: no answer ${failures} times; retrying with growing delays`);
    waitMs = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, waitMs * 2));
    // Not all isolates at once.
    notBefore = Date.now() + waitMs * (0.75 + Math.random() / 4);
  };

  const guard: Guard = async ask => {
    const now = Date.now();
    if (now < notBefore) throw new PartAway(`${part} is unavailable; skipped for now`);
    const isTrial = waitMs > 0;
    if (isTrial) notBefore = now + TRIAL_MS;
    try {
      const answer = await ask();
      noteAnswer();
      return answer;
    } catch (error) {
      if (isAway(error)) noteFailure(isTrial);
      else noteAnswer();
      throw error;
    }
  };
  return Object.assign(guard, { isOpen: () => waitMs > 0, heardAt: () => heardAt });
}
