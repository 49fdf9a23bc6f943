import {
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Role } from '../../functions/contracts/roles.ts';
import { forgetReturnPath, rememberReturnPath } from '../api/return-path.ts';
import { roleIn, signOut, storedToken, storeToken } from '../api/session.ts';
import { refreshSession } from './refresh-session.ts';

/** A route may narrow who may enter with `handle: { permittedRoles: ['admin'] }`. */
export type AdminHandle = { permittedRoles?: readonly Role[] };

const STAFF: readonly Role[] = ['admin', 'staff'];

/** Lets in only a token that the server accepts, with a role that the route permits. */
export async function guard({ request }: LoaderFunctionArgs, routes: RouteObject[]) {
  const url = new URL(request.url);
  const handedOver = url.searchParams.get('token');
  if (handedOver !== null) {
    storeToken(handedOver);
    url.searchParams.delete('token');
    return replace(url.pathname + url.search);
  }

  // Before the check, because an answer of 401 leaves for /login on its own.
  rememberReturnPath(url.pathname + url.search);
  const token = storedToken();
  if (!token) return replace('/login');
  if (!(await refreshSession(token).catch(() => false))) {
    signOut();
    return replace('/login');
  }
  forgetReturnPath();

  const role = roleIn(storedToken());
  if (!role || !permittedRoles(routes, url).includes(role)) return replace('/forbidden');
  return null;
}

/** Within the back office the check runs again only where the next page permits other roles or brings a token. */
export function shouldGuardAgain(
  { currentUrl, nextUrl }: ShouldRevalidateFunctionArgs,
  routes: RouteObject[],
): boolean {
  return (
    nextUrl.searchParams.has('token') ||
    permittedRoles(routes, nextUrl) !== permittedRoles(routes, currentUrl)
  );
}

function permittedRoles(routes: RouteObject[], url: URL): readonly Role[] {
  const declared = matchRoutes(routes, url.pathname)
    ?.map(({ route }) => (route.handle as AdminHandle | undefined)?.permittedRoles)
    .findLast(roles => roles !== undefined);
  return declared ?? STAFF;
}
