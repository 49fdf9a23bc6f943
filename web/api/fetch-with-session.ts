import { isBackOffice } from '../paths.ts';
import { rememberReturnPath } from './return-path.ts';
import { loseSignIn, storedToken } from './session.ts';

/** `via` sends the request instead of `fetch`. */
type Init = RequestInit & { via?: typeof fetch };
type Fetch = (input: RequestInfo | URL, init?: Init) => Promise<Response>;

type Leave = (path: '/login' | '/forbidden') => Promise<unknown>;
let leave: Leave = path => {
  window.location.assign(path);
  return never();
};

/** Registers how to leave the page once the API says that this person may not be here. */
export function onDismissed(navigate: Leave) {
  leave = navigate;
}

/** Sends a call by `send`, with whatever it adds. */
export type Sending = (input: RequestInfo | URL, init: Init | undefined, send: Fetch) => Promise<Response>;
let sending: Sending = (input, init, by) => by(input, init);

/** Registers what the back office adds to its calls. */
export function onSending(added: Sending) {
  sending = added;
}

/** Every call of the browser: sends the sign-in, and reacts to a response that ends it. */
export const fetchWithSession: Fetch = async (input, init) => {
  const response = await sending(input, init, send);
  const { status } = response;
  const isRead = isPublicRead(input, init);
  if (status === 401 && !isSignIn(input)) {
    loseSignIn();
    return isRead ? await send(input, init) : await goTo('/login', response);
  }
  // Nobody's sign-in can be looked at, or it sets up a passkey alone: what visitors see is given all the same.
  if (isRead && (status === 403 || status === 503) && storedToken()) {
    const kept = await fetchAnonymously(input, init);
    if (kept.ok) return kept;
  }
  return status === 403 ? await goTo('/forbidden', response) : response;
};

/** Sends the sign-in; the caller handles the response. */
export async function send(input: RequestInfo | URL, init: Init = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return await fetchAnonymously(input, { ...init, headers });
}

/** Sends no sign-in: an expired one must not keep a visitor from submitting a form. */
export const fetchAnonymously: Fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers);
  const xsrfToken = xsrfCookie();
  if (xsrfToken && (init.method ?? 'GET') !== 'GET') headers.set('X-XSRF-TOKEN', xsrfToken);
  const response = await (init.via ?? fetch)(input, { ...init, headers });
  if (response.ok) tellStale(response);
  return response;
};

/** The line above every page, which the edge shows where it paints or gives what may be out of date. */
function tellStale({ headers }: Response) {
  const line = document.getElementById('shop-stale');
  if (line) line.hidden = !headers.has('X-Shop-Stale');
}

/** A wrong password or passkey is also answered with 401, but belongs to the form. */
const isSignIn = (input: RequestInfo | URL) => /\/api\/auth\/(login|passkeys\/sign-in)/i.test(String(input));

/** In the shop an expired sign-in is no reason to stop browsing or to hide a cart's prices. */
const isPublicRead = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  ((init?.method ?? 'GET') === 'GET' || input === '/api/cart/quote') &&
  !isBackOffice(window.location.pathname);

const xsrfCookie = () => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

/** Whoever stays, where something is not saved yet, gets the response; whoever leaves has nobody left to handle it. */
export async function goTo<Answer>(path: '/login' | '/forbidden', response: Answer): Promise<Answer> {
  const { pathname, search } = window.location;
  if (path === '/login') rememberReturnPath(pathname + search);
  await leave(path);
  return window.location.pathname === path ? await never() : response;
}

const never = () => new Promise<never>(() => {});
