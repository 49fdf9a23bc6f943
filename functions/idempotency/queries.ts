import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client/database.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import { build } from '../../db/sql/build.ts';
import { DAY } from '../contracts/durations.ts';
import type { WriteDeps } from '../deps.ts';

const HELD_MS = DAY;

export async function findStoredAnswer(database: Database, keyHash: string) {
  const { requestHash, answer } = idempotencyKeys;
  const its = eq(idempotencyKeys.keyHash, keyHash);
  const [found] = await database.read(build.select({ requestHash, answer }).from(idempotencyKeys).where(its));
  return found;
}

export const storeAnswer = (keyHash: string, answer: string) =>
  build.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.keyHash, keyHash));

/** Rejected requests may be retried. */
export const deleteKey = (keyHash: string) =>
  build.delete(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash));

/** After a day, the same request counts as a new one. */
export const cleanUpIdempotencyKeys = ({ database }: WriteDeps<'database'>) =>
  database.write(
    build.delete(idempotencyKeys).where(lt(idempotencyKeys.sentAt, new Date(Date.now() - HELD_MS))),
  );
