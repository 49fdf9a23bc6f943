import { isBackOffice } from '../paths.ts';
import { signOut, storedToken } from './session.ts';
import { rememberWantedPath } from './wanted-path.ts';

/** `via` carries the call, where that is not `fetch`. */
type Init = RequestInit & { via?: typeof fetch };
type Fetch = (input: RequestInfo | URL, init?: Init) => Promise<Response>;

type Leave = (path: '/login' | '/forbidden') => void;
let leave: Leave = path => window.location.assign(path);

/** Tells how to leave the page when the API says that this person may not be here. */
export function onDismissed(navigate: Leave) {
  leave = navigate;
}

/** Every call of the browser: carries the sign-in, and acts on an answer that ends it. */
export const fetchWithSession: Fetch = async (input, init) => {
  const answer = await send(input, init);
  if (answer.status === 401 && !isSignIn(input)) {
    signOut();
    return isPublicRead(input, init) ? await send(input, init) : await goTo('/login');
  }
  if (answer.status === 403) return await goTo('/forbidden');
  return answer;
};

/** A call that carries the sign-in; what comes back is the caller's business. */
export async function send(input: RequestInfo | URL, init: Init = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return await fetchAsVisitor(input, { ...init, headers });
}

/** A call that carries no sign-in: one that has ended must not stand between a visitor and what they wrote. */
export const fetchAsVisitor: Fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers);
  const xsrfToken = xsrfCookie();
  if (xsrfToken && (init.method ?? 'GET') !== 'GET') headers.set('X-XSRF-TOKEN', xsrfToken);
  return await (init.via ?? fetch)(input, { ...init, headers });
};

/** A wrong password is answered with 401 too, and belongs to the form. */
const isSignIn = (input: RequestInfo | URL) => String(input).toLowerCase().includes('/api/auth/login');

/** In the shop a sign-in that ended is no reason to stop reading, nor to keep the prices of a cart back. */
const isPublicRead = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  ((init?.method ?? 'GET') === 'GET' || input === '/api/cart/quote') &&
  !isBackOffice(window.location.pathname);

const xsrfCookie = () => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

/** Never settles: the navigation takes over, and the call that got here has no one to answer to. */
function goTo(path: '/login' | '/forbidden'): Promise<never> {
  const { pathname, search } = window.location;
  if (path === '/login' && !isBackOffice(pathname)) rememberWantedPath(pathname + search);
  leave(path);
  return new Promise(() => {});
}
