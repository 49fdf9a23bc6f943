import type { WritePorts } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { assertWithinLimit, incrementRateLimit } from '../../security/rate-limit.ts';
import { findUser } from '../auth/queries.ts';
import { requestEmailConfirmation } from './change-email.ts';
import type { UpdateAccount } from './contract.ts';
import { assertOwnPassword } from './own-password.ts';
import { updateAccount } from './queries.ts';

type Request = { versions: number[] | undefined; origin: string };

/**
 * A stolen session must not take over the account: changing the email, which receives password links, requires the
 * password. It takes effect once confirmed or, without email, immediately, ending all other sessions.
 */
export async function changeAccount(
  ports: WritePorts,
  session: Session,
  { email, currentPassword, ...changes }: UpdateAccount,
  { versions, origin }: Request,
) {
  const { database, mail } = ports;
  const { userId } = session;
  const now = email === undefined ? undefined : await findUser(database, userId);
  if (email === undefined || isSame(email, now?.email ?? null)) {
    return await updateAccount(database, userId, changes, { versions });
  }
  if (email === null) throw new ValidationError([{ path: 'email', message: 'E-mail is required' }]);
  const isStale = versions !== undefined && now !== undefined && !versions.includes(now.version);
  if (isStale) return await updateAccount(database, userId, changes, { versions });
  await assertPassword(ports, session, currentPassword);
  await countChange(ports, userId);
  if (mail?.reachesPeople) {
    return await updateAccount(database, userId, changes, {
      versions,
      also: requestEmailConfirmation({ userId, email, origin }),
    });
  }
  return await updateAccount(database, userId, { ...changes, email }, { versions, endsSignIns: true });
}

const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

async function assertPassword(ports: WritePorts, session: Session, password = '') {
  if (password === '') {
    throw new ValidationError([
      { path: 'currentPassword', message: 'Changing your email requires your current password' },
    ]);
  }
  const message = 'This is not your current password';
  await assertOwnPassword(ports, session, { password, path: 'currentPassword', message });
}

/** Both send emails to an address that someone typed in. */
async function countChange(ports: WritePorts, userId: number) {
  const limit = { of: 'new-email', subject: String(userId), most: 5, minutes: 60 };
  assertWithinLimit(limit, await ports.database.write(incrementRateLimit(ports, limit)));
}
