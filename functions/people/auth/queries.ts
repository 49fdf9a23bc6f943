import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { endedTokens } from '../../../db/schema/ended-tokens.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';
import { settings } from '../../../db/schema/settings.ts';
import { signIns } from '../../../db/schema/sign-ins.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { Claims, Grant, Session } from '../../http/session-token.ts';
import type { TokenCheck } from './contract.ts';

export type User = typeof users.$inferSelect;

/** Looks up an account by user name or email; a statement, so that it fits into a batch. */
export const selectByLogin = (login: string) =>
  build
    .select({
      ...getTableColumns(users),
      /** Whether a password alone is not enough. */
      needsPasskey:
        sql<number>`${isOfStaff} AND EXISTS (SELECT 1 FROM ${settings} WHERE passkeys_required)`.as(
          'needs_passkey',
        ),
      hasPasskey: sql<number>`${hasPasskey}`.as('has_passkey'),
    })
    .from(users)
    .where(loginIs(login));

export type FoundByLogin = User & { needsPasskey: number; hasPasskey: number };

const isOfStaff = sql`${users.role} <> 'customer'`;
const hasPasskey = sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${users.userId})`;

export const loginIs = (login: string) => or(eq(users.username, login), eq(users.email, login));

export async function findUser(database: Database, userId: number): Promise<User | undefined> {
  const [user] = await database.read(build.select().from(users).where(eq(users.userId, userId)));
  return user;
}

/** Recorded last use of a staff session; null if unlisted. */
const usedAt = (tokenHash: string) =>
  sql<number | null>`(SELECT used_at FROM ${signIns} WHERE ${signIns.tokenHash} = ${tokenHash})`;

/** The account of a session, unless it was disabled or the session ended. */
export const selectAlive = ({ userId, role, tokenVersion, tokenHash, ...session }: Session) =>
  build
    .select({
      ...getTableColumns(users),
      usedAt: (role === 'customer' ? sql<null>`NULL` : usedAt(tokenHash)).as('used_at'),
    })
    .from(users)
    .where(
      and(
        eq(users.userId, userId),
        eq(users.role, role),
        eq(users.tokenVersion, tokenVersion),
        eq(users.enabled, true),
        sql`NOT EXISTS (SELECT 1 FROM ${endedTokens} WHERE ${endedTokens.tokenHash} = ${tokenHash})`,
        role === 'customer' ? undefined : isEnough(session),
      ),
    );

/** Password-only staff sessions end once passkeys are required; setup sessions end once a passkey exists. */
function isEnough({ means, isSetup, issuedAt }: Pick<Session, 'means' | 'isSetup' | 'issuedAt'>) {
  if (means !== 'password') return undefined;
  if (isSetup) return sql`NOT ${hasPasskey}`;
  return sql`NOT EXISTS (SELECT 1 FROM ${settings} WHERE passkeys_required OR passwords_ended_at >= ${issuedAt})`;
}

/** Ends one session and deletes its row, if listed. */
export const endToken = ({ tokenHash, expiresAt }: Session) =>
  build.insert(endedTokens).values({ tokenHash, expiresAt }).onConflictDoNothing();

export async function revokeTokens(database: Writer, userId: number) {
  await database.write(
    build
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.userId, userId)),
  );
}

export const BY_PASSWORD: Grant = { means: 'password', isSetup: false };

export function sessionOf({ userId, role, tokenVersion }: User, grant = BY_PASSWORD): Claims {
  const { means, isSetup } = grant;
  return { userId, role, tokenVersion, means, isSetup };
}

export function toTokenCheck(user: User, token: string, timeZone: string): TokenCheck {
  const { username, designation, district, ward, division, wardList, empName } = user;
  return {
    response: true,
    token,
    username,
    designation,
    district,
    ward,
    division,
    wardList,
    emp_Name: empName,
    ...(user.role !== 'customer' && { timeZone }),
  };
}

export const TOKEN_REFUSED: TokenCheck = {
  response: false,
  token: '',
  username: '',
  designation: '',
  district: '',
  ward: '',
  division: '',
  wardList: '',
  emp_Name: '',
};
