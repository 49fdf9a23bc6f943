import { sql } from 'drizzle-orm';
import type { Deps } from '../http/app-env.ts';

const ASKED_EVERY_MS = 1000;

/** The parts that gave no answer, asked at most once a second however many want to know. */
export function createHealth() {
  let askedAt = Number.NEGATIVE_INFINITY;
  let silent: string[] | undefined;

  return async ({ database, pictures }: Deps<'database' | 'pictures'>): Promise<string[]> => {
    const now = Date.now();
    if (silent && now - askedAt < ASKED_EVERY_MS) return silent;
    askedAt = now;
    const parts = { database: database.read(sql`SELECT 1`), pictures: pictures.ping() };
    const results = await Promise.allSettled(Object.values(parts));
    silent = Object.keys(parts).filter((_, index) => results[index]?.status === 'rejected');
    return silent;
  };
}
