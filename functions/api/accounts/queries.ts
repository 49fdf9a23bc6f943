import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { fromHundredths } from '../../../db/hundredths.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { users } from '../../../db/schema/users.ts';
import type { Account, CreateAccount, UpdateAccount } from '../../contracts/accounts.ts';
import { ChangedMeanwhile, NotSignedIn } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import type { User } from '../auth/queries.ts';
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
  const [user] = await selectAccount(database, userId);
  return toVersioned(known(user));
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
      .returning({ userId: users.userId }),
    selectAccount(database, userId),
  ]);
  const { entity, version } = toVersioned(known(current));
  if (updated) return { entity, version };
  throw new ChangedMeanwhile(entity, version);
}

type Own = User & { pv: number; pq: number };

/** An account with the points that its orders brought. */
function selectAccount(database: Database, userId: number) {
  const sumOf = (points: 'pv' | 'pq') =>
    sql<number>`(SELECT coalesce(sum(${sql.raw(points)}), 0) FROM ${pointsMoves} WHERE user_id = ${userId})`;
  return database
    .select({ ...getTableColumns(users), pv: sumOf('pv').as('pv'), pq: sumOf('pq').as('pq') })
    .from(users)
    .where(eq(users.userId, userId));
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

function toVersioned({ username, empName: name, email, role, designation, version, ...user }: Own) {
  const points = { pv: fromHundredths(user.pv), pq: fromHundredths(user.pq) };
  const createdAt = user.createdAt.toISOString();
  const entity: Account = { username, name, email, role, designation, createdAt, points };
  return { entity, version };
}

function known<Known extends User>(user: Known | undefined): Known {
  if (!user) throw new NotSignedIn('This sign-in was ended. Sign in again');
  return user;
}
