import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/users.ts';
import type { Account, CreateAccount, UpdateAccount } from '../../contracts/accounts.ts';
import { ChangedMeanwhile, NotSignedIn } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { findUser, type User } from '../auth/queries.ts';
import { hashPassword } from './passwords.ts';

export async function createCustomer(
  database: Database,
  { password, ...account }: Omit<CreateAccount, 'keep'>,
): Promise<User> {
  const [user] = await database
    .insert(users)
    .values({
      ...account,
      passwordHash: await hashPassword(password),
      role: 'customer',
      designation: 'Customer',
      createdAt: new Date(),
    })
    .returning();
  return known(user);
}

export async function findAccount(database: Database, userId: number) {
  return toVersioned(known(await findUser(database, userId)));
}

export async function updateAccount(
  database: Database,
  userId: number,
  { name, ...changes }: UpdateAccount,
  versions?: number[],
) {
  const mine = eq(users.userId, userId);
  const [[updated], [current]] = await database.batch([
    database
      .update(users)
      .set({ ...changes, empName: name, version: sql`${users.version} + 1` })
      .where(and(mine, versions && inArray(users.version, versions)))
      .returning(),
    database.select().from(users).where(mine),
  ]);
  if (updated) return toVersioned(updated);
  const { entity, version } = toVersioned(known(current));
  throw new ChangedMeanwhile(entity, version);
}

/** A new password ends every sign-in; who changed it gets a new one. */
export async function setPassword(database: Database, { userId, tokenVersion }: Session, password: string) {
  const [user] = await database
    .update(users)
    .set({ passwordHash: await hashPassword(password), tokenVersion: tokenVersion + 1 })
    .where(and(eq(users.userId, userId), eq(users.tokenVersion, tokenVersion)))
    .returning();
  return known(user);
}

function toVersioned({ username, empName: name, email, role, designation, createdAt, version }: User) {
  const entity: Account = { username, name, email, role, designation, createdAt: createdAt.toISOString() };
  return { entity, version };
}

function known(user: User | undefined): User {
  if (!user) throw new NotSignedIn('This sign-in was ended. Sign in again');
  return user;
}
