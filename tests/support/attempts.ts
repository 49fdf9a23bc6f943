import type { Database } from '../../db/database.ts';
import { countAttempt } from '../../functions/http/attempts.ts';
import { SECRET } from './shop.ts';

type Made = { of: string; subject: string; made: number; minutes?: number };

/** As if somebody had tried that often already, without the wait that each password check costs. */
export async function makeAttempts(database: Database, { of, subject, made, minutes = 15 }: Made) {
  const secret = new TextEncoder().encode(SECRET);
  const limit = { of, subject: subject.toLowerCase(), most: Number.POSITIVE_INFINITY, minutes };
  for (let count = 0; count < made; count += 1) await countAttempt({ database, secret }, limit);
}
