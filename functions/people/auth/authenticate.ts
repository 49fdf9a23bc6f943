import type { Context, MiddlewareHandler } from 'hono';
import { isUnreachable } from '../../../db/refusals.ts';
import { NotSignedIn, PasskeySetupNeeded } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bearerOf, isStaff } from '../../http/session.ts';
import { readSession, type Session } from '../../http/session-token.ts';
import { selectAlive } from './queries.ts';
import { isUseOutdated, noteUse } from './record-sign-in.ts';

/** Where a sign-in begins or is put right: the token of an old one, long expired, must not stand in the way. */
export const SIGN_INS = [
  'POST /api/accounts',
  'POST /api/auth/login',
  'POST /api/auth/forgot',
  'POST /api/auth/reset',
  'GET /api/auth/checktoken',
  'POST /api/auth/passkeys/sign-in/options',
  'POST /api/auth/passkeys/sign-in',
];

/** All that a sign-in may do which sets up a passkey. */
const SETUP = [
  'GET /api/accounts/me',
  'GET /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/passkeys',
  'POST /api/auth/logout',
];

/**
 * Knows who asks. A token that is presented must be good, and its account alive: checked before a
 * change, and beside a read, whose answer is withheld if the check fails.
 */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('session', null);
  c.set('actor', null);
  const token = bearerOf(c);
  if (token === undefined || isOneOf(SIGN_INS, c)) return await next();

  const session = await readSession(c.env.keys.sessions, token);
  if (!session) throw new NotSignedIn('Your session has expired. Sign in again');
  c.set('session', session);
  if (isStaff(session) && changes(c))
    c.set('actor', { changeId: crypto.randomUUID(), userId: session.userId });
  const alive = assertAlive(c, session);
  if (changes(c) || session.isSetup) {
    await alive;
    assertPermitted(session, c);
    noteStaff(c);
    return await next();
  }
  if (answersWithoutDatabase(c)) {
    c.set('isUnchecked', !(await isReached(alive)));
    return await next();
  }
  const [checked, answered] = await Promise.allSettled([alive, next()]);
  if (checked.status === 'rejected') {
    // Or the headers of the withheld answer would go out with the refusal.
    c.res = undefined;
    throw checked.reason;
  }
  noteStaff(c);
  if (answered.status === 'rejected') throw answered.reason;
};

function isOneOf(routes: string[], { req: { method, path } }: Context<AppEnv>): boolean {
  return routes.includes(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

function assertPermitted({ isSetup }: Session, c: Context<AppEnv>) {
  if (!isSetup || isOneOf(SETUP, c)) return;
  throw new PasskeySetupNeeded('Staff of this shop sign in with a passkey. Set up yours to continue');
}

const answersWithoutDatabase = ({ req: { method, path } }: Context<AppEnv>) =>
  method === 'GET' && path === '/api/health/details';

/** Whether the database answered; what it refuses is refused. */
async function isReached(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return false;
  }
}

function noteStaff({ env, var: { session } }: Context<AppEnv>) {
  if (isStaff(session)) env.trace.isByStaff = true;
}

const changes = ({ req }: Context<AppEnv>) => req.method !== 'GET' && req.method !== 'HEAD';

async function assertAlive(c: Context<AppEnv>, session: Session) {
  const [account] = await c.env.database.read(selectAlive(session));
  if (!account) throw new NotSignedIn('You’ve been signed out. Sign in again');
  if (isUseOutdated(account.usedAt)) noteUseBeside(c, session);
}

/** Nobody waits for it, and what fails is noted with the next request. */
function noteUseBeside({ env, executionCtx }: Context<AppEnv>, session: Session) {
  const noted = env.database.as(null).write(noteUse(session));
  executionCtx.waitUntil(
    noted.catch(error => env.log.warn('the last use of a session could not be stored', error)),
  );
}
