import { sql } from 'drizzle-orm';
import { withTimeout } from '../../db/client/time-limit.ts';
import type { Deps } from '../deps.ts';

const ASKED_EVERY_MS = 1000;
/** A service that hasn't responded by then is down. */
const ANSWERS_WITHIN_MS = 3000;
const LOOKS_EVERY_MS = 20;

/** The services that are down, checked at most once a second for all callers. */
export function createHealth() {
  let last: { at: number; silent: string[] } | undefined;
  let askedAt: number | undefined;

  /** The caller may be gone before the response arrives. */
  const isBeingAsked = (now: number) => askedAt !== undefined && now - askedAt < 2 * ANSWERS_WITHIN_MS;

  return async ({ database, pictures }: Deps<'database' | 'pictures'>): Promise<string[]> => {
    for (;;) {
      const now = Date.now();
      if (last && now - last.at < ASKED_EVERY_MS) return last.silent;
      if (!isBeingAsked(now)) break;
      // The platform ties a promise to its request, so other requests can't await it.
      await after(LOOKS_EVERY_MS);
    }
    askedAt = Date.now();
    const parts = { database: database.read(sql`SELECT 1`), pictures: pictures.ping() };
    const results = await Promise.all(Object.values(parts).map(answersInTime));
    const silent = Object.keys(parts).filter((_, index) => !results[index]);
    last = { at: Date.now(), silent };
    askedAt = undefined;
    return silent;
  };
}

const answersInTime = (part: Promise<unknown>): Promise<boolean> =>
  withTimeout(ANSWERS_WITHIN_MS, part).then(
    () => true,
    () => false,
  );

const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
