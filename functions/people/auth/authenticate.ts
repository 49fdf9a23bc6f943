import type { Context, MiddlewareHandler } from 'hono';
import { isUnreachable } from '../../../db/client/errors.ts';
import { NotSignedIn, PasskeySetupNeeded } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bearerOf, isStaff } from '../../http/session.ts';
import { readSession, type Session } from '../../http/session-token.ts';
import { selectAlive } from './queries.ts';
import { isUseOutdated, noteUse } from './record-sign-in.ts';

/** Sign-in routes: an expired token must not block them. */
export const SIGN_INS = [
  'POST /api/accounts',
  'POST /api/auth/login',
  'POST /api/auth/forgot',
  'POST /api/auth/reset',
  'GET /api/auth/checktoken',
  'POST /api/auth/passkeys/sign-in/options',
  'POST /api/auth/passkeys/sign-in',
];

/** What a passkey-setup session may do. */
const SETUP = [
  'GET /api/accounts/me',
  'GET /api/auth/passkeys',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/passkeys',
  'POST /api/auth/logout',
];

/**
 * Authenticates the request. A token must be valid and its account active: checked before a change and in parallel with
 * a read, whose response is withheld if the check fails.
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
    // Otherwise the headers of the withheld response would be sent with the error.
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

/** Whether the database responded; a rejected session throws. */
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

/** Not awaited; after a failure, the next request tries again. */
function noteUseBeside({ env, executionCtx }: Context<AppEnv>, session: Session) {
  const noted = env.database.as(null).write(noteUse(session));
  executionCtx.waitUntil(
    noted.catch(error => env.log.warn('the last use of a session could not be stored', error)),
  );
}
