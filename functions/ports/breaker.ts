import type { Guard } from '../../db/client/open-database.ts';
import type { Log } from '../log.ts';

/** Consecutive failures that open the breaker. */
const ENOUGH = 3;
const FIRST_WAIT_MS = 250;
/** With the three seconds of a trial request, a recovered service is back in use within ten. */
const LONGEST_WAIT_MS = 6000;
/** The trial request may end before the service responds. */
const TRIAL_MS = 5000;

/** The call was skipped because the last ones failed. */
export class CircuitOpen extends Error {
  override name = 'PartAway';
  /** Like the error of a proxy in front of it. */
  readonly status = 503;
}

type Breaker = Guard & {
  /** Whether only one request at a time tries the service. */
  isOpen: () => boolean;
  /** When the service last responded. */
  heardAt: () => number;
};

type Watched = { isAway: (error: unknown) => boolean; log: Log };

/**
 * Circuit breaker: a failing service is skipped for a while, then tried by one request that decides for the others;
 * each delay is twice the previous one. Only numbers are stored between requests. Each isolate has its own.
 */
export function createBreaker(part: string, { isAway, log }: Watched): Breaker {
  let failures = 0;
  /** Zero while it responds. */
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
    // Calls already in flight when it opened don't count.
    if (isTrial ? waitMs === 0 : waitMs > 0 || failures < ENOUGH) return;
    if (waitMs === 0) log.error(`${part}: no answer ${failures} times; retrying with growing delays`);
    waitMs = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, waitMs * 2));
    // Random, so that isolates don't all retry at once.
    notBefore = Date.now() + waitMs * (0.75 + Math.random() / 4);
  };

  const guard: Guard = async ask => {
    const now = Date.now();
    if (now < notBefore) throw new CircuitOpen(`${part} is unavailable; skipped for now`);
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
