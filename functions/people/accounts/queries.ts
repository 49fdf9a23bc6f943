import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import type { Writable } from '../../../db/sql/statement.ts';
import type { WritePorts } from '../../deps.ts';
import { NotSignedIn, StaleVersion } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { User } from '../auth/queries.ts';
import { requestEmailConfirmation } from './change-email.ts';
import type { Account, CreateAccount, UpdateAccount } from './contract.ts';

const ENDED = 'You’ve been signed out. Sign in again';

/**
 * With email, the address must be confirmed, and an existing owner is notified instead: the response is the same.
 * Without email, it takes effect immediately, and a taken address is rejected.
 */
export async function createCustomer(
  { database, mail }: WritePorts,
  { password, email, ...account }: Omit<CreateAccount, 'keep'>,
  origin: string,
): Promise<User> {
  const isAsked = mail?.reachesPeople === true;
  const userId = sql`(SELECT user_id FROM ${users} WHERE ${users.username} = ${account.username})`;
  const results = await database.writeBatch([
    build
      .insert(users)
      .values({
        ...account,
        email: isAsked ? null : email,
        passwordHash: await hashPassword(password),
        role: 'customer',
        designation: 'Customer',
        createdAt: new Date(),
      })
      .returning(),
    ...(isAsked ? requestEmailConfirmation({ userId, email, origin }) : []),
  ]);
  return known((results[0] as User[])[0]);
}

export async function findAccount(database: Database, userId: number) {
  const [user] = await database.read(selectAccount(userId));
  return toVersioned(known(user));
}

type Update = { versions?: number[] | undefined; also?: Writable[]; endsSignIns?: true };

export async function updateAccount(
  database: Writer,
  userId: number,
  { name, ...changes }: Omit<UpdateAccount, 'currentPassword'>,
  { versions, also = [], endsSignIns }: Update,
) {
  const mine = eq(users.userId, userId);
  const results = await database.writeBatch([
    build
      .update(users)
      .set({
        ...changes,
        empName: name,
        version: sql`${users.version} + 1`,
        ...(endsSignIns && { tokenVersion: sql`${users.tokenVersion} + 1` }),
      })
      .where(and(mine, versions && inArray(users.version, versions)))
      .returning({ userId: users.userId }),
    ...also,
    selectAccount(userId),
  ]);
  const [[updated], [current]] = [results.at(0), results.at(-1)] as [{ userId: number }[], Own[]];
  const { entity, version } = toVersioned(known(current));
  if (updated) return { entity, version, endsSignIns };
  throw new StaleVersion(entity, version);
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

/** Ends all sessions; the requester gets a new one. */
export async function setPassword(
  database: Writer,
  session: Session,
  password: string,
  versions: number[] | undefined,
) {
  const [user] = await database.write(
    build
      .update(users)
      .set({ passwordHash: await hashPassword(password), tokenVersion: session.tokenVersion + 1 })
      .where(isStill(session, versions))
      .returning(),
  );
  return user ?? (await refuseOther(database, session, versions));
}

/** The account, if the session is valid and the version matches. */
export const isStill = ({ userId, tokenVersion }: Session, versions: number[] | undefined) =>
  and(
    eq(users.userId, userId),
    eq(users.tokenVersion, tokenVersion),
    versions && inArray(users.version, versions),
  );

/** Why nothing was done: the account was changed or the session ended. */
export async function refuseOther(
  database: Database,
  { userId, tokenVersion }: Session,
  versions: number[] | undefined,
): Promise<never> {
  const [own] = await database.read(selectAccount(userId));
  const { entity, version } = toVersioned(known(own));
  const isStale = own?.tokenVersion === tokenVersion && versions?.includes(version) === false;
  if (!isStale) throw new NotSignedIn(ENDED);
  throw new StaleVersion(entity, version);
}

function toVersioned({ username, empName: name, email, newEmail, role, designation, version, ...user }: Own) {
  const points = { pv: fromHundredths(user.pv), pq: fromHundredths(user.pq) };
  const createdAt = user.createdAt.toISOString();
  const entity: Account = { username, name, email, newEmail, role, designation, createdAt, points };
  return { entity, version };
}

function known<Known extends User>(user: Known | undefined): Known {
  if (!user) throw new NotSignedIn(ENDED);
  return user;
}
