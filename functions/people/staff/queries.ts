import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { settle, type Which } from '../../records/rows.ts';
import { unusablePassword } from '../auth/passwords.ts';
import { findUser, type User } from '../auth/queries.ts';
import type { InviteAccount, UpdateStaffAccount } from './contract.ts';
import { toStaffAccount, toVersioned } from './rows.ts';

const unknown = (id: number) => new NotFound(`There is no account ${id}`);

export async function findStaffAccount(database: Database, id: number) {
  const user = await findUser(database, id);
  if (!user) throw unknown(id);
  return toVersioned(user);
}

/** Sign-in is impossible until a password is chosen. */
export async function createInvited(database: Writer, account: InviteAccount, origin: string): Promise<User> {
  const [[user]] = await database.writeBatch([
    build
      .insert(users)
      .values({ ...account, passwordHash: unusablePassword(), pending: true, createdAt: new Date() })
      .returning(),
    enqueue({
      kind: 'invitation',
      origin,
      about: 'user',
      to: sql`SELECT email AS recipient, user_id AS about FROM ${users} WHERE username = ${account.username}`,
    }),
  ]);
  return user as User;
}

/** A new role or deactivation ends all sessions; an invitation link survives a new role. */
export async function updateStaffAccount(
  database: Writer,
  { id, versions, by }: Which & { by: number },
  changes: UpdateStaffAccount,
) {
  if (id === by) assertStays(changes);
  const { role = null, enabled = null } = changes;
  const ends = sql`(coalesce(${role}, ${users.role}) <> ${users.role} AND NOT ${users.pending}
    OR ${enabled ?? true} = 0 AND ${users.enabled})`;
  const [changed, [current]] = await database.writeBatch([
    build
      .update(users)
      .set({
        ...changes,
        version: sql`${users.version} + 1`,
        tokenVersion: sql`${users.tokenVersion} + ${ends}`,
      })
      .where(and(eq(users.userId, id), versions && inArray(users.version, versions)))
      .returning({ id: users.userId }),
    build.select().from(users).where(eq(users.userId, id)),
  ]);
  return settle({ changed, current, toEntity: toStaffAccount, unknown: unknown(id) });
}

function assertStays({ role, enabled }: UpdateStaffAccount) {
  if (enabled === false) throw new Conflict('You can’t disable your own account');
  if (role !== undefined && role !== 'admin') throw new Conflict('You can’t remove your own role');
}

/** Clears the password and ends all sessions. */
export async function takePassword(
  database: Writer,
  { id, by, origin }: { id: number; by: number; origin: string },
): Promise<User> {
  if (id === by) throw new Conflict('Change your own password on your profile');
  const [[user], [current]] = await database.writeBatch([
    build
      .update(users)
      .set({
        passwordHash: unusablePassword(),
        pending: true,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        version: sql`${users.version} + 1`,
      })
      .where(and(eq(users.userId, id), eq(users.enabled, true)))
      .returning(),
    build.select({ id: users.userId }).from(users).where(eq(users.userId, id)),
    enqueue({
      kind: 'password-taken',
      origin,
      about: 'user',
      to: sql`SELECT email AS recipient, user_id AS about FROM ${users}
        WHERE user_id = ${id} AND enabled AND email IS NOT NULL`,
    }),
  ]);
  if (user) return user;
  throw current ? new Conflict('This account is disabled. Enable it first') : unknown(id);
}
