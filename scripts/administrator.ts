import { and, eq } from 'drizzle-orm';
import type { Writer } from '../db/client/database.ts';
import { users } from '../db/schema/users.ts';
import { build } from '../db/sql/build.ts';
import { CreateAccount } from '../functions/people/accounts/contract.ts';
import { hashPassword } from '../functions/people/auth/passwords.ts';
import { CliError } from './say.ts';

const NewAdministrator = CreateAccount.pick({ username: true, password: true });

type Credentials = { username: string; password: string };

/** Validates a new administrator by the same contract as any account. */
export function checkAdministrator(given: Credentials): Credentials {
  const { success, data, error } = NewAdministrator.safeParse(given);
  if (success) return data;
  throw new CliError(
    `The administrator could not be created: ${error.issues.map(issue => issue.message).join('. ')}`,
  );
}

export async function newAdministrator(given: Credentials) {
  const { username, password } = checkAdministrator(given);
  return {
    username,
    passwordHash: await hashPassword(password),
    role: 'admin' as const,
    designation: 'Administrator',
    createdAt: new Date(),
  };
}

export async function hasAdministrator(database: Writer): Promise<boolean> {
  const found = await database.read(
    build
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.enabled, true)))
      .limit(1),
  );
  return found.length > 0;
}
