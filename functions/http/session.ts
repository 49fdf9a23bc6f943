import type { Context, MiddlewareHandler } from 'hono';
import type { Writer } from '../../db/client/database.ts';
import type { Role } from '../contracts/roles.ts';
import { type WritePorts, writePorts } from '../deps.ts';
import { NotPermitted, NotSignedIn } from '../errors.ts';
import type { AppEnv } from './app-env.ts';
import { withNotes } from './describe-route.ts';
import type { Session } from './session-token.ts';

export function bearerOf(c: Context<AppEnv>): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** The session of the request; throws without one. */
export function requireSession(c: Context<AppEnv>): Session {
  if (!c.var.session) throw new NotSignedIn('Sign in to do this');
  return c.var.session;
}

/** Sends the change ID for undo; a route sets it if it isn't the request's own. */
export const CHANGE_ID = 'X-Change-Id';

/** Permits only these roles. Responses to staff changes include the ID to undo them by. */
function permit(...roles: Role[]): MiddlewareHandler<AppEnv> {
  const guard: MiddlewareHandler<AppEnv> = async (c, next) => {
    const session = requireSession(c);
    if (!roles.includes(session.role)) throw new NotPermitted('Your account isn’t allowed to do this');
    await next();
    if (c.var.actor && c.res.ok && !c.res.headers.has(CHANGE_ID)) c.header(CHANGE_ID, c.var.actor.changeId);
  };
  return withNotes(guard, { roles });
}

/** Writes as the staff member making a change, for the history; as no one for visitors. */
export const writerOf = ({ env, var: { actor } }: Context<AppEnv>): Writer => env.database.as(actor);
export const writePortsOf = ({ env, var: { actor } }: Context<AppEnv>): WritePorts => writePorts(env, actor);

export const permitSignedIn = permit('admin', 'staff', 'customer');
export const permitCustomers = permit('customer');
export const permitStaff = permit('admin', 'staff');
export const permitAdmin = permit('admin');

export const isStaff = (session: Session | null): session is Session =>
  session?.role === 'admin' || session?.role === 'staff';

/** What the requester may see. */
export function audienceOf({ var: { session } }: Context<AppEnv>): { everything: boolean } {
  return { everything: isStaff(session) };
}
