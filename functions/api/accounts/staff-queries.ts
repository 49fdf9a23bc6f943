import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/users.ts';
import type { InviteAccount, UpdateStaffAccount } from '../../contracts/staff-accounts.ts';
import { Clash, NotFound } from '../../errors.ts';
import { findUser, type User } from '../auth/queries.ts';
import { settle, type Which } from '../rows.ts';
import { selectShopName } from '../settings/queries.ts';
import { unusablePassword } from './passwords.ts';
import { toStaffAccount, toVersioned } from './staff-rows.ts';

const unknown = (id: number) => new NotFound(`There is no account ${id}`);

export async function findStaffAccount(database: Database, id: number) {
  const user = await findUser(database, id);
  if (!user) throw unknown(id);
  return toVersioned(user);
}

/** Somebody who is sent a link, and by which shop. */
export type Invited = { user: User; shopName: string };

/** An account that nobody can sign in to until its person has chosen a password. */
export async function createInvited(database: Database, account: InviteAccount): Promise<Invited> {
  const [[user], [shop]] = await database.batch([
    database
      .insert(users)
      .values({ ...account, passwordHash: unusablePassword(), pending: true, createdAt: new Date() })
      .returning(),
    selectShopName(database),
  ]);
  return { user: user as User, shopName: shop?.shopName ?? '' };
}

/** A new role, or an end of it, ends every sign-in that was made with the old one; not the link of who was invited. */
export async function updateStaffAccount(
  database: Database,
  { id, versions, by }: Which & { by: number },
  changes: UpdateStaffAccount,
) {
  if (id === by) assertStays(changes);
  const { role = null, enabled = null } = changes;
  const ends = sql`(coalesce(${role}, ${users.role}) <> ${users.role} AND NOT ${users.pending}
    OR ${enabled ?? true} = 0 AND ${users.enabled})`;
  const [changed, [current]] = await database.batch([
    database
      .update(users)
      .set({
        ...changes,
        version: sql`${users.version} + 1`,
        tokenVersion: sql`${users.tokenVersion} + ${ends}`,
      })
      .where(and(eq(users.userId, id), versions && inArray(users.version, versions)))
      .returning({ id: users.userId }),
    database.select().from(users).where(eq(users.userId, id)),
  ]);
  return settle({ changed, current, toEntity: toStaffAccount, unknown: unknown(id) });
}

function assertStays({ role, enabled }: UpdateStaffAccount) {
  if (enabled === false) throw new Clash('You cannot disable your own account');
  if (role !== undefined && role !== 'admin') throw new Clash('You cannot take your own role away');
}

/** Takes the password away, and with it every sign-in. */
export async function takePassword(
  database: Database,
  { id, by }: { id: number; by: number },
): Promise<Invited> {
  if (id === by) throw new Clash('Change your own password on your profile');
  const [[user], [current], [shop]] = await database.batch([
    database
      .update(users)
      .set({
        passwordHash: unusablePassword(),
        pending: true,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        version: sql`${users.version} + 1`,
      })
      .where(and(eq(users.userId, id), eq(users.enabled, true)))
      .returning(),
    database.select({ id: users.userId }).from(users).where(eq(users.userId, id)),
    selectShopName(database),
  ]);
  if (user) return { user, shopName: shop?.shopName ?? '' };
  throw current ? new Clash('This account is disabled. Enable it first') : unknown(id);
}
