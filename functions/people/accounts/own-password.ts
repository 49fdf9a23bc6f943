import { assertWithin, countAttempt, forgetAttempts } from '../../abuse/rate-limit.ts';
import { RuleBroken } from '../../errors.ts';
import type { WritePorts } from '../../http/app-env.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { findUser } from '../auth/queries.ts';

type Typed = { password: string; path: string; message: string };

/** Requires the password on top of the sign-in; rate-limited, so that a stolen sign-in cannot guess it. */
export async function assertOwnPassword(
  ports: WritePorts,
  userId: number,
  { password, path, message }: Typed,
) {
  const limit = { of: 'password-change', subject: String(userId), most: 10, minutes: 15 };
  assertWithin(limit, await ports.database.write(countAttempt(ports, limit)));
  const user = await findUser(ports.database, userId);
  if (!(await verifyPassword(password, user?.passwordHash))) throw new RuleBroken([{ path, message }]);
  await ports.database.write(forgetAttempts(ports, limit));
}
