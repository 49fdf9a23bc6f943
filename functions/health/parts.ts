import { sql } from 'drizzle-orm';
import { inTime } from '../../db/time-limit.ts';
import type { Deps } from '../http/app-env.ts';

const ASKED_EVERY_MS = 1000;
/** A part that has said nothing by then is away. */
const ANSWERS_WITHIN_MS = 3000;
const LOOKS_EVERY_MS = 20;

/** The parts that gave no answer, asked at most once a second however many want to know. */
export function createHealth() {
  let told: { at: number; silent: string[] } | undefined;
  let askedAt: number | undefined;

  /** Whoever asked may have left before the answer came. */
  const isBeingAsked = (now: number) => askedAt !== undefined && now - askedAt < 2 * ANSWERS_WITHIN_MS;

  return async ({ database, pictures }: Deps<'database' | 'pictures'>): Promise<string[]> => {
    for (;;) {
      const now = Date.now();
      if (told && now - told.at < ASKED_EVERY_MS) return told.silent;
      if (!isBeingAsked(now)) break;
      // The platform ties a promise to the request that made it, so that nobody else waits for it.
      await after(LOOKS_EVERY_MS);
    }
    askedAt = Date.now();
    const parts = { database: database.read(sql`SELECT 1`), pictures: pictures.ping() };
    const results = await Promise.all(Object.values(parts).map(answersInTime));
    const silent = Object.keys(parts).filter((_, index) => !results[index]);
    told = { at: Date.now(), silent };
    askedAt = undefined;
    return silent;
  };
}

const answersInTime = (part: Promise<unknown>): Promise<boolean> =>
  inTime(ANSWERS_WITHIN_MS, part).then(
    () => true,
    () => false,
  );

const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
