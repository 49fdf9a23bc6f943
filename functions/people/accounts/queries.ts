import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { fromHundredths } from '../../../db/hundredths.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { users } from '../../../db/schema/users.ts';
import { ChangedMeanwhile, NotSignedIn } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { User } from '../auth/queries.ts';
import type { Account, CreateAccount, UpdateAccount } from './contract.ts';

export async function createCustomer(
  database: Writer,
  { password, ...account }: Omit<CreateAccount, 'keep'>,
): Promise<User> {
  const [user] = await database.write(
    build
      .insert(users)
      .values({
        ...account,
        passwordHash: await hashPassword(password),
        role: 'customer',
        designation: 'Customer',
        createdAt: new Date(),
      })
      .returning(),
  );
  return known(user);
}

export async function findAccount(database: Database, userId: number) {
  const [user] = await database.read(selectAccount(userId));
  return toVersioned(known(user));
}

export async function updateAccount(
  database: Writer,
  userId: number,
  { name, ...changes }: UpdateAccount,
  versions?: number[],
) {
  const mine = eq(users.userId, userId);
  const [[updated], [current]] = await database.writeBatch([
    build
      .update(users)
      .set({ ...changes, empName: name, version: sql`${users.version} + 1` })
      .where(and(mine, versions && inArray(users.version, versions)))
      .returning({ userId: users.userId }),
    selectAccount(userId),
  ]);
  const { entity, version } = toVersioned(known(current));
  if (updated) return { entity, version };
  throw new ChangedMeanwhile(entity, version);
}

type Own = User & { pv: number; pq: number };

/** An account with the points of its orders. */
function selectAccount(userId: number) {
  const sumOf = (points: 'pv' | 'pq') =>
    sql<number>`(SELECT coalesce(sum(${sql.raw(points)}), 0) FROM ${pointsMoves} WHERE user_id = ${userId})`;
  return build
    .select({ ...getTableColumns(users), pv: sumOf('pv').as('pv'), pq: sumOf('pq').as('pq') })
    .from(users)
    .where(eq(users.userId, userId));
}

/** Ends every sign-in; the current person gets a new one. */
export async function setPassword(database: Writer, { userId, tokenVersion }: Session, password: string) {
  const [user] = await database.write(
    build
      .update(users)
      .set({ passwordHash: await hashPassword(password), tokenVersion: tokenVersion + 1 })
      .where(and(eq(users.userId, userId), eq(users.tokenVersion, tokenVersion)))
      .returning(),
  );
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
