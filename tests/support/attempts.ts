import type { Writer } from '../../db/database.ts';
import { countAttempt } from '../../functions/abuse/rate-limit.ts';
import { SECRET } from './shop.ts';

type Made = { of: string; subject: string; made: number; minutes?: number };

/** Stores earlier attempts directly: each password check would take long. */
export async function makeAttempts(database: Writer, { of, subject, made, minutes = 15 }: Made) {
  const secret = new TextEncoder().encode(SECRET);
  const limit = { of, subject: subject.toLowerCase(), most: Number.POSITIVE_INFINITY, minutes };
  for (let count = 0; count < made; count += 1) await database.write(countAttempt({ secret }, limit));
}
