import { sql } from 'drizzle-orm';
import type { Deps } from '../http/app-env.ts';

const ASKED_EVERY_MS = 1000;
/** A part that has said nothing by then is away. */
const ANSWERS_WITHIN_MS = 5000;
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

async function answersInTime(part: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, ANSWERS_WITHIN_MS, false);
  });
  const answer = part.then(
    () => true,
    () => false,
  );
  return await Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
