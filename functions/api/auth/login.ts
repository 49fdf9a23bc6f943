import { LOGIN_FAILED, type Login } from '../../contracts/auth.ts';
import { NotSignedIn } from '../../errors.ts';
import { assertWithin, countAttempt, forgetAttempts, forgiveAttempt } from '../../http/attempts.ts';
import type { Ports } from '../../http/shop.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { selectByLogin, type User } from './queries.ts';

export const limitPerName = (name: string) => ({
  of: 'login-name',
  subject: name.toLowerCase(),
  most: 10,
  minutes: 15,
});

/** Counts before it checks, so that many guesses at once are limited as well. */
export async function checkCredentials(
  ports: Ports,
  { username, password }: Login,
  address: string,
): Promise<User> {
  const { database } = ports;
  const perName = limitPerName(username);
  const perAddress = { of: 'login-address', subject: address, most: 50, minutes: 15 };

  const [byName, byAddress, [user]] = await database.batch([
    countAttempt(ports, perName),
    countAttempt(ports, perAddress),
    selectByLogin(database, username),
  ]);
  assertWithin(perName, byName);
  assertWithin(perAddress, byAddress);

  const right = await verifyPassword(password, user?.passwordHash);
  if (!user?.enabled || !right) throw new NotSignedIn(LOGIN_FAILED);

  await database.batch([forgetAttempts(ports, perName), forgiveAttempt(ports, perAddress)]);
  return user;
}
