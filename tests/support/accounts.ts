import type { Writer } from '../../db/client/database.ts';
import { users } from '../../db/schema/users.ts';
import { build } from '../../db/sql/build.ts';
import type { Role } from '../../functions/contracts/roles.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { hashPassword } from '../../functions/people/auth/passwords.ts';
import type { ApiClient } from './api-client.ts';

export const PASSWORD = 'correct horse battery';
const hashed = hashPassword(PASSWORD);
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
        passwordHash: await hashed,
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
