import type { Writer } from '../../db/client/database.ts';
import { incrementRateLimit } from '../../functions/security/rate-limit.ts';
import { keyRing } from '../../functions/signing/key-ring.ts';
import { SECRET } from './shop.ts';

type Made = { of: string; subject: string; made: number; minutes?: number };

/** Stores earlier attempts directly: each password check would take long. */
export async function makeAttempts(database: Writer, { of, subject, made, minutes = 15 }: Made) {
  const ring = keyRing([SECRET]);
  const keys = { sessions: ring, links: ring };
  const limit = { of, subject: subject.toLowerCase(), most: Number.POSITIVE_INFINITY, minutes };
  for (let count = 0; count < made; count += 1) await database.write(incrementRateLimit({ keys }, limit));
}
