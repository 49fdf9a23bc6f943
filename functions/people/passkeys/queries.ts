import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { recoveryCodes } from '../../../db/schema/recovery-codes.ts';
import { settings } from '../../../db/schema/settings.ts';
import { build } from '../../../db/sql/build.ts';
import { Conflict, NotFound } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-codes.ts';
import type { OwnPasskeys, Passkey, RecoveryCodes } from './contract.ts';
import { isProven } from './owner.ts';

type Row = typeof passkeys.$inferSelect;
/** A passkey of this account only. */
type Own = { id: number; userId: number };

export const toPasskey = ({ passkeyId, name, createdAt, usedAt }: Row): Passkey => ({
  passkeyId,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** User handle for authenticators. */
export const userHandleOf = (userId: number) => Buffer.from(`account:${userId}`).toString('base64url');

/** Newest first. */
export const selectPasskeys = (userId: number) =>
  build.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.passkeyId));

export async function findOwnPasskeys(database: Database, session: Session): Promise<OwnPasskeys> {
  const [rows, [codes], [shop]] = await database.readBatch([
    selectPasskeys(session.userId),
    build.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, session.userId)),
    build.select({ required: settings.passkeysRequired }).from(settings),
  ]);
  return {
    passkeys: rows.map(toPasskey),
    recoveryCodes: codes?.left ?? 0,
    required: shop?.required ?? false,
    asksPassword: !isProven(session),
  };
}

export async function renamePasskey(database: Writer, own: Own, name: string): Promise<Passkey> {
  const [row] = await database.write(build.update(passkeys).set({ name }).where(whose(own)).returning());
  if (!row) throw unknown(own);
  return toPasskey(row);
}

/** If passkeys are required, the last one can't be removed: otherwise a password alone could add a new one. */
export async function removePasskey(database: Writer, own: Own): Promise<void> {
  const others = build
    .select({ one: sql`1` })
    .from(sql`${passkeys} AS others`)
    .where(and(sql`others.user_id = ${own.userId}`, ne(sql`others.passkey_id`, own.id)));
  const mayGo = sql`(EXISTS ${others} OR NOT EXISTS (SELECT 1 FROM ${settings} WHERE passkeys_required))`;
  const [removed, [left]] = await database.writeBatch([
    build
      .delete(passkeys)
      .where(and(whose(own), mayGo))
      .returning({ passkeyId: passkeys.passkeyId }),
    build.select().from(passkeys).where(whose(own)),
  ]);
  if (removed.length === 1) return;
  if (!left) throw unknown(own);
  throw new Conflict('This is your last passkey, and staff need one to sign in. Add another one first');
}

/** Old ones become invalid. */
export async function renewRecoveryCodes(database: Writer, userId: number): Promise<RecoveryCodes> {
  const codes = makeRecoveryCodes();
  await database.writeBatch([
    build.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    build
      .insert(recoveryCodes)
      .values(codes.map(code => ({ codeHash: hashRecoveryCode(userId, code), userId }))),
  ]);
  return { codes };
}

const whose = ({ id, userId }: Own) => and(eq(passkeys.passkeyId, id), eq(passkeys.userId, userId));

const unknown = ({ id }: Own) => new NotFound(`You have no passkey ${id}`);
