import { sql } from 'drizzle-orm';
import type { WritePorts } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import {
  assertWithinLimit,
  decrementRateLimit,
  incrementRateLimit,
  isWithinLimit,
  resetRateLimit,
} from '../../security/rate-limit.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { findUser } from '../auth/queries.ts';

type Typed = { password: string; path: string; message: string };

/**
 * Requires the password in addition to the session. A stolen session can't guess it, nor block the owner's other
 * sessions from changing it.
 */
export async function assertOwnPassword(
  ports: WritePorts,
  { userId, tokenHash }: Pick<Session, 'userId' | 'tokenHash'>,
  { password, path, message }: Typed,
) {
  const bySignIn = { of: 'password-change', subject: tokenHash, most: 10, minutes: 15 };
  const byAccount = { of: 'password-change-account', subject: String(userId), most: 50, minutes: 15 };
  const [signIn, account] = await ports.database.writeBatch([
    incrementRateLimit(ports, bySignIn),
    incrementRateLimit(ports, byAccount),
    decrementRateLimit(ports, byAccount, sql`NOT (${isWithinLimit(ports, bySignIn)})`),
  ]);
  assertWithinLimit(bySignIn, signIn);
  assertWithinLimit(byAccount, account);
  const user = await findUser(ports.database, userId);
  if (!(await verifyPassword(password, user?.passwordHash))) throw new ValidationError([{ path, message }]);
  await ports.database.writeBatch([resetRateLimit(ports, bySignIn), decrementRateLimit(ports, byAccount)]);
}
