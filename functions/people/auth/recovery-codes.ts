import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { recoveryCodes } from '../../../db/schema/recovery-codes.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { enqueue } from '../../outbox/enqueue.ts';

const CODES = 10;
/** Without look-alike characters. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Eighty random bits each, in four groups. */
export const makeRecoveryCodes = () =>
  Array.from({ length: CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map(byte => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });

/** Eighty bits can't be guessed, so no key is needed; without one, codes survive a change of the secret. */
export const hashRecoveryCode = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url');

/** The owner is notified. Of two concurrent uses, one succeeds. */
export async function consumeRecoveryCode(
  database: Writer,
  userId: number,
  { code, origin }: { code: string; origin: string },
): Promise<boolean> {
  const isThis = and(
    eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code)),
    eq(recoveryCodes.userId, userId),
  );
  const [, used] = await database.writeBatch([
    enqueue({
      kind: 'recovery-code-used',
      origin,
      about: 'user',
      to: sql`SELECT email AS recipient, user_id AS about FROM ${users} WHERE user_id = ${userId}
        AND email IS NOT NULL AND EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE ${isThis})`,
    }),
    build.delete(recoveryCodes).where(isThis).returning({ userId: recoveryCodes.userId }),
  ]);
  return used.length === 1;
}
