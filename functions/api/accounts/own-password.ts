import { RuleBroken } from '../../errors.ts';
import { assertWithin, countAttempt, forgetAttempts } from '../../http/attempts.ts';
import type { Ports } from '../../http/shop.ts';
import { findUser } from '../auth/queries.ts';
import { verifyPassword } from './passwords.ts';

type Typed = { password: string; path: string; message: string };

/** Whoever holds a sign-in must also know its password; a stolen one cannot be used to guess it. */
export async function assertOwnPassword(ports: Ports, userId: number, { password, path, message }: Typed) {
  const limit = { of: 'password-change', subject: String(userId), most: 10, minutes: 15 };
  assertWithin(limit, await countAttempt(ports, limit));
  const user = await findUser(ports.database, userId);
  if (!(await verifyPassword(password, user?.passwordHash))) throw new RuleBroken([{ path, message }]);
  await forgetAttempts(ports, limit);
}
