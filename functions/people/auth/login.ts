import { assertWithin, countAttempt, forgetAttempts, forgiveAttempt } from '../../abuse/rate-limit.ts';
import { NotSignedIn } from '../../errors.ts';
import type { WritePorts } from '../../http/app-env.ts';
import { LOGIN_FAILED, type Login } from './contract.ts';
import { verifyPassword } from './passwords.ts';
import { selectByLogin, type User } from './queries.ts';

export const limitPerName = (name: string) => ({
  of: 'login-name',
  subject: name.toLowerCase(),
  most: 10,
  minutes: 15,
});

/** Counts before checking, so that parallel guesses are limited as well. */
export async function checkCredentials(
  ports: WritePorts,
  { username, password }: Login,
  address: string,
): Promise<User> {
  const { database } = ports;
  const perName = limitPerName(username);
  const perAddress = { of: 'login-address', subject: address, most: 50, minutes: 15 };

  const [byName, byAddress, [user]] = await database.writeBatch([
    countAttempt(ports, perName),
    countAttempt(ports, perAddress),
    selectByLogin(username),
  ]);
  assertWithin(perName, byName);
  assertWithin(perAddress, byAddress);

  const right = await verifyPassword(password, user?.passwordHash);
  if (!user?.enabled || !right) throw new NotSignedIn(LOGIN_FAILED);

  await database.writeBatch([forgetAttempts(ports, perName), forgiveAttempt(ports, perAddress)]);
  return user;
}
