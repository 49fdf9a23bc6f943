import { scryptSync } from 'node:crypto';
import type { Writer } from '../../db/client/database.ts';
import { users } from '../../db/schema/users.ts';
import { build } from '../../db/sql/build.ts';
import type { Role } from '../../functions/contracts/roles.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import type { ApiClient } from './api-client.ts';

export const PASSWORD = 'correct horse battery';
/** A hash says its own cost. This one is cheap, since every test signs in; `passwords.test.ts` checks the cost in real shops. */
const PASSWORD_HASH = cheapHash(PASSWORD);
let made = 0;

/** A separate account for each test, so that no test locks another one out. */
export async function makeAccount(
  database: Writer,
  role: Role,
  given: Partial<typeof users.$inferInsert> = {},
) {
  made += 1;
  const username = `${role}-${made}-${crypto.randomUUID().slice(0, 8)}`;
  const [user] = await database.write(
    build
      .insert(users)
      .values({
        username,
        email: `${username}@example.com`,
        passwordHash: PASSWORD_HASH,
        role,
        designation: `Test ${role}`,
        createdAt: new Date(),
        ...given,
      })
      .returning(),
  );
  if (!user) throw new Error('no account was made');
  return user;
}

export async function signIn(call: ApiClient, username: string, password = PASSWORD): Promise<string> {
  const { status, data } = await call<SignedIn>('POST', '/api/auth/login', { json: { username, password } });
  if (status !== 200) throw new Error(`could not sign in as ${username}: ${status} ${JSON.stringify(data)}`);
  return data.token;
}

export async function tokenOf(call: ApiClient, database: Writer, role: Role): Promise<string> {
  return await signIn(call, (await makeAccount(database, role)).username);
}

/** The fields of a sign-up, with an unused name. */
export function newcomer() {
  const username = `new-${crypto.randomUUID()}`;
  return { username, email: `${username}@example.com`, password: PASSWORD };
}

function cheapHash(password: string): string {
  const [logN, r, p, salt] = [4, 8, 1, Buffer.from('test')];
  const key = scryptSync(password, salt, 32, { N: 2 ** logN, r, p });
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
