import { and, eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { actAs } from '../../db/acting.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/users.ts';
import type { Role } from '../contracts/auth.ts';
import { NotPermitted, NotSignedIn } from '../errors.ts';
import { noted } from './about.ts';
import { readSession, type Session } from './session-token.ts';
import type { Shop } from './shop.ts';

/** Where a sign-in begins or is put right: the token of an old one, long expired, must not stand in the way. */
export const SIGN_INS = [
  'POST /api/accounts',
  'POST /api/auth/login',
  'POST /api/auth/forgot',
  'POST /api/auth/reset',
  'GET /api/auth/checktoken',
];

/**
 * Knows who asks. A token that is presented must be good, and its account alive: checked before a
 * change, and beside a read, whose answer is withheld if the check fails.
 */
export const authenticate: MiddlewareHandler<Shop> = async (c, next) => {
  c.set('session', null);
  const token = bearerOf(c);
  if (token === undefined || isSignIn(c)) return await next();

  const session = await readSession(c.env.secret, token);
  if (!session) throw new NotSignedIn('The sign-in has expired. Sign in again');
  c.set('session', session);
  const alive = assertAlive(c.env.database, session);
  if (changes(c)) {
    await alive;
    return await next();
  }
  const [checked, answered] = await Promise.allSettled([alive, next()]);
  if (checked.status === 'rejected') {
    // Or the headers of the withheld answer would go out with the refusal.
    c.res = undefined;
    throw checked.reason;
  }
  if (answered.status === 'rejected') throw answered.reason;
};

function isSignIn({ req: { method, path } }: Context<Shop>): boolean {
  return SIGN_INS.includes(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

export function bearerOf(c: Context<Shop>): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** Whoever asks, as long as they are signed in. */
export function requireSession(c: Context<Shop>): Session {
  if (!c.var.session) throw new NotSignedIn('Sign in to do this');
  return c.var.session;
}

/** Lets only these roles pass. */
export function permit(...roles: Role[]): MiddlewareHandler<Shop> {
  const guard: MiddlewareHandler<Shop> = async (c, next) => {
    const session = requireSession(c);
    if (!roles.includes(session.role)) throw new NotPermitted('Your account may not do this');
    await (isStaff(session) && changes(c) ? recordChange(c, session, next) : next());
  };
  return noted(guard, { roles });
}

const changes = ({ req }: Context<Shop>) => req.method !== 'GET' && req.method !== 'HEAD';

/** What staff change is kept with who did it; the answer tells the id by which all of it can be undone. */
async function recordChange(c: Context<Shop>, { userId }: Session, next: Next) {
  const changeId = crypto.randomUUID();
  actAs(c.env.database, { changeId, userId });
  await next();
  if (c.res.ok) c.header('X-Change-Id', changeId);
}

export const permitSignedIn = permit('admin', 'staff', 'customer');
export const permitCustomers = permit('customer');
export const permitStaff = permit('admin', 'staff');
export const permitAdmin = permit('admin');

export const isStaff = (session: Session | null) => session?.role === 'admin' || session?.role === 'staff';

/** What whoever asks may see. */
export function audienceOf({ var: { session } }: Context<Shop>): { everything: boolean } {
  return { everything: isStaff(session) };
}

async function assertAlive(database: Database, { userId, role, tokenVersion }: Session) {
  const [account] = await database
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
  if (!account) throw new NotSignedIn('This sign-in was ended. Sign in again');
}
