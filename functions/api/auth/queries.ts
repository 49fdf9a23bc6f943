import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/users.ts';
import type { TokenCheck } from '../../contracts/auth.ts';
import type { Session } from '../../http/session-token.ts';

export type User = typeof users.$inferSelect;

/** The account with this user name or e-mail: a statement, so that it can go into a batch. */
export function selectByLogin(database: Database, login: string) {
  return database
    .select()
    .from(users)
    .where(or(eq(users.username, login), eq(users.email, login)));
}

export async function findUser(database: Database, userId: number): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.userId, userId));
  return user;
}

/** Ends every sign-in of the account. */
export async function revokeTokens(database: Database, userId: number) {
  await database
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.userId, userId));
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
