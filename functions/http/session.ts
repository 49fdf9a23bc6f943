import type { Context, MiddlewareHandler } from 'hono';
import type { Writer } from '../../db/database.ts';
import type { Role } from '../contracts/roles.ts';
import { NotPermitted, NotSignedIn } from '../errors.ts';
import { type AppEnv, type WritePorts, writePorts } from './app-env.ts';
import { noted } from './describe-route.ts';
import type { Session } from './session-token.ts';

export function bearerOf(c: Context<AppEnv>): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** Whoever asks, as long as they are signed in. */
export function requireSession(c: Context<AppEnv>): Session {
  if (!c.var.session) throw new NotSignedIn('Sign in to do this');
  return c.var.session;
}

/** Says by which id all of a change can be undone; a route says it where that is another one than the call's own. */
export const CHANGE_ID = 'X-Change-Id';

/** Lets only these roles pass. The answer to a change of staff tells the id by which all of it can be undone. */
function permit(...roles: Role[]): MiddlewareHandler<AppEnv> {
  const guard: MiddlewareHandler<AppEnv> = async (c, next) => {
    const session = requireSession(c);
    if (!roles.includes(session.role)) throw new NotPermitted('Your account isn’t allowed to do this');
    await next();
    if (c.var.actor && c.res.ok && !c.res.headers.has(CHANGE_ID)) c.header(CHANGE_ID, c.var.actor.changeId);
  };
  return noted(guard, { roles });
}

/** Writes in the name of staff who change something, for the history; in nobody's where visitors do. */
export const writerOf = ({ env, var: { actor } }: Context<AppEnv>): Writer => env.database.as(actor);
export const writePortsOf = ({ env, var: { actor } }: Context<AppEnv>): WritePorts => writePorts(env, actor);

export const permitSignedIn = permit('admin', 'staff', 'customer');
export const permitCustomers = permit('customer');
export const permitStaff = permit('admin', 'staff');
export const permitAdmin = permit('admin');

export const isStaff = (session: Session | null): session is Session =>
  session?.role === 'admin' || session?.role === 'staff';

/** What whoever asks may see. */
export function audienceOf({ var: { session } }: Context<AppEnv>): { everything: boolean } {
  return { everything: isStaff(session) };
}
