import { and, eq, or, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database, Writer } from '../../../db/database.ts';
import { users } from '../../../db/schema/users.ts';
import type { Session } from '../../http/session-token.ts';
import type { TokenCheck } from './contract.ts';

export type User = typeof users.$inferSelect;

/** Looks up an account by user name or e-mail; a statement, so that it fits into a batch. */
export function selectByLogin(login: string) {
  return build
    .select()
    .from(users)
    .where(or(eq(users.username, login), eq(users.email, login)));
}

export async function findUser(database: Database, userId: number): Promise<User | undefined> {
  const [user] = await database.read(build.select().from(users).where(eq(users.userId, userId)));
  return user;
}

/** The account of a sign-in, unless it was disabled, or the sign-in ended, since. */
export function selectAlive({ userId, role, tokenVersion }: Session) {
  return build
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.userId, userId),
        eq(users.role, role),
        eq(users.tokenVersion, tokenVersion),
        eq(users.enabled, true),
      ),
    );
}

export async function revokeTokens(database: Writer, userId: number) {
  await database.write(
    build
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.userId, userId)),
  );
}

export const sessionOf = ({ userId, role, tokenVersion }: User): Session => ({ userId, role, tokenVersion });

export const isCurrent = (user: User, session: Session) =>
  user.enabled && user.role === session.role && user.tokenVersion === session.tokenVersion;

export function toTokenCheck(user: User, token: string): TokenCheck {
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
