import {
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Role } from '../../functions/contracts/auth.ts';
import { roleIn, signOut, storedToken, storeToken } from '../api/session.ts';
import { forgetWantedPath, rememberWantedPath } from '../api/wanted-path.ts';
import { refreshSession } from './refresh-session.ts';

/** A route may narrow who may enter with `handle: { permittedRoles: ['admin'] }`. */
export type AdminHandle = { permittedRoles?: readonly Role[] };

const STAFF: readonly Role[] = ['admin', 'staff'];

/** Who comes in: nobody without a token that the server accepts and a role that the route permits. */
export async function guard({ request }: LoaderFunctionArgs, routes: RouteObject[]) {
  const url = new URL(request.url);
  const handedOver = url.searchParams.get('token');
  if (handedOver !== null) {
    storeToken(handedOver);
    url.searchParams.delete('token');
    return replace(url.pathname + url.search);
  }

  // Before the check, because an answer of 401 leaves for /login on its own.
  rememberWantedPath(url.pathname + url.search);
  const token = storedToken();
  if (!token) return replace('/login');
  if (!(await refreshSession(token).catch(() => false))) {
    signOut();
    return replace('/login');
  }
  forgetWantedPath();

  const role = roleIn(storedToken());
  if (!role || !permittedRoles(routes, url).includes(role)) return replace('/forbidden');
  return null;
}

/** Within the back office nobody is asked again, unless the next page takes other roles or brings a token. */
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
