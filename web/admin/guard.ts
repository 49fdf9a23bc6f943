import {
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Role } from '../../functions/contracts/roles.ts';
import { forgetReturnPath } from '../api/after-sign-in.ts';
import { storeHandedOver, tokenFromAddress } from '../api/handed-over.ts';
import { mustSetUpPasskey } from '../api/passkey-setup.ts';
import { PASSKEY_SETUP, rememberReturnPath } from '../api/return-path.ts';
import { loseSignIn, roleIn, storedToken } from '../api/session.ts';
import { refreshSession } from './refresh-session.ts';

/** A route can restrict access with `handle: { permittedRoles: ['admin'] }`. */
export type AdminHandle = { permittedRoles?: readonly Role[] };

const STAFF: readonly Role[] = ['admin', 'staff'];

/** Requires a token the server accepts, with a role the route permits. */
export async function guard({ request }: LoaderFunctionArgs, routes: RouteObject[]) {
  const url = new URL(request.url);
  const inAddress = url.searchParams.get('token');
  const handedOver = inAddress ?? tokenFromAddress();
  if (handedOver) await storeHandedOver(handedOver, { replaces: true });
  if (inAddress !== null) {
    url.searchParams.delete('token');
    return replace(url.pathname + url.search);
  }

  rememberReturnPath(url.pathname + url.search);
  const token = storedToken();
  if (!token) return replace('/login');
  const isGood = await refreshSession();
  if (!isGood) {
    // Without an answer the session stays: the login offers to check it again.
    if (isGood === false) loseSignIn();
    return replace('/login');
  }
  if (mustSetUpPasskey(token)) {
    return url.pathname === PASSKEY_SETUP ? null : replace(PASSKEY_SETUP);
  }
  forgetReturnPath();

  const role = roleIn(storedToken());
  if (!role || !permittedRoles(routes, url).includes(role)) return replace('/forbidden');
  return null;
}

/** Within the back office, only checks again if the next page permits other roles or brings a token. */
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
