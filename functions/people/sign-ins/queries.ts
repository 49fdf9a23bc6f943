import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { endedTokens } from '../../../db/schema/ended-tokens.ts';
import { signIns } from '../../../db/schema/sign-ins.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { NotFound, NotSignedIn } from '../../errors.ts';
import type { Claims, Session } from '../../http/session-token.ts';
import type { SignIn } from './contract.ts';

/** Programs sign in again and again. */
const MOST_LISTED = 100;

type Row = typeof signIns.$inferSelect;

/** Active sessions, last used first. */
export async function listSignIns(database: Database, { userId, tokenHash }: Session) {
  const rows = await database.read(
    build
      .select()
      .from(signIns)
      .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, new Date())))
      .orderBy(desc(signIns.usedAt), desc(signIns.signInId))
      .limit(MOST_LISTED),
  );
  return { rows: rows.map(row => toSignIn(row, tokenHash)), total: rows.length };
}

/** Revokes its token; a trigger deletes its row. Other accounts' sessions are not found. */
export async function endSignIn(database: Writer, { id, userId }: { id: number; userId: number }) {
  const isThis = and(eq(signIns.signInId, id), eq(signIns.userId, userId));
  const [ended] = await database.write(
    build
      .insert(endedTokens)
      .select(
        build
          .select({ tokenHash: signIns.tokenHash, expiresAt: sql`expires_at`.as('forgotten_at') })
          .from(signIns)
          .where(isThis),
      )
      .onConflictDoNothing()
      .returning(),
  );
  if (!ended) throw new NotFound(`You have no session ${id}`);
}

/** Including unlisted ones. Returns the requester's new session. */
export async function endEverySignIn(database: Writer, session: Session): Promise<Claims> {
  const [user] = await database.write(
    build
      .update(users)
      .set({ tokenVersion: session.tokenVersion + 1 })
      .where(and(eq(users.userId, session.userId), eq(users.tokenVersion, session.tokenVersion)))
      .returning({ tokenVersion: users.tokenVersion }),
  );
  if (!user) throw new NotSignedIn('You’ve been signed out. Sign in again');
  return { ...session, tokenVersion: user.tokenVersion };
}

const toSignIn = ({ userId, tokenHash, createdAt, usedAt, expiresAt, ...row }: Row, own: string): SignIn => ({
  ...row,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt.toISOString(),
  isCurrent: tokenHash === own,
});
