import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/users.ts';
import { hashPassword } from '../../functions/api/accounts/passwords.ts';
import type { Role, SignedIn } from '../../functions/contracts/auth.ts';
import type { ApiClient } from './api-client.ts';

export const PASSWORD = 'correct horse battery';
const hashed = hashPassword(PASSWORD);
let made = 0;

/** An account of its own for each test, so that no test locks another one out. */
export async function makeAccount(
  database: Database,
  role: Role,
  given: Partial<typeof users.$inferInsert> = {},
) {
  made += 1;
  const username = `${role}-${made}-${crypto.randomUUID().slice(0, 8)}`;
  const [user] = await database
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
    .returning();
  if (!user) throw new Error('no account was made');
  return user;
}

export async function signIn(call: ApiClient, username: string, password = PASSWORD): Promise<string> {
  const { status, data } = await call<SignedIn>('POST', '/api/auth/login', { json: { username, password } });
  if (status !== 200) throw new Error(`could not sign in as ${username}: ${status} ${JSON.stringify(data)}`);
  return data.token;
}

export async function tokenOf(call: ApiClient, database: Database, role: Role): Promise<string> {
  return await signIn(call, (await makeAccount(database, role)).username);
}

/** What somebody types who signs up, with a name that nobody has. */
export function newcomer() {
  const username = `new-${crypto.randomUUID()}`;
  return { username, email: `${username}@example.com`, password: PASSWORD };
}
