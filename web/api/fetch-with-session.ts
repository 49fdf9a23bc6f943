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

/** Registers how to leave the page once the API denies access to it. */
export function onDismissed(navigate: Leave) {
  leave = navigate;
}

/** Sends a call by `send`, and may add to it. */
export type Sending = (input: RequestInfo | URL, init: Init | undefined, send: Fetch) => Promise<Response>;
let sending: Sending = (input, init, by) => by(input, init);

/** Registers how the back office sends its calls. */
export function onSending(added: Sending) {
  sending = added;
}

/** Used for every call of the browser: sends the token, and handles responses that end the session. */
export const fetchWithSession: Fetch = async (input, init) => {
  const token = storedToken();
  const response = await sending(input, init, send);
  const { status } = response;
  const isRead = isPublicRead(input, init);
  // A late response says nothing about a later sign-in.
  if (status === 401 && isAnother(token)) return isRead ? await send(input, init) : response;
  if (status === 401 && !isSignIn(input)) {
    loseSignIn();
    return isRead ? await send(input, init) : await goTo('/login', response);
  }
  // The session cannot be checked, or only allows passkey setup: fall back to what visitors see.
  if (isRead && (status === 403 || status === 503) && storedToken()) {
    const kept = await fetchAnonymously(input, init);
    if (kept.ok) return kept;
  }
  return status === 403 ? await goTo('/forbidden', response) : response;
};

const isAnother = (token: string | null) => storedToken() !== null && storedToken() !== token;

/** Sends the token; the caller handles the response. */
export async function send(input: RequestInfo | URL, init: Init = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = storedToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return await fetchAnonymously(input, { ...init, headers });
}

/** Sends no token: an expired one must not prevent a visitor from submitting a form. */
export const fetchAnonymously: Fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers);
  const xsrfToken = xsrfCookie();
  if (xsrfToken && (init.method ?? 'GET') !== 'GET') headers.set('X-XSRF-TOKEN', xsrfToken);
  const response = await (init.via ?? fetch)(input, { ...init, headers });
  if (response.ok) tellStale(response);
  return response;
};

/** Shows the notice above every page if data may be stale; the edge shows it when it serves stale pages. */
function tellStale({ headers }: Response) {
  const line = document.getElementById('shop-stale');
  if (line) line.hidden = !headers.has('X-Shop-Stale');
}

/** A wrong password or passkey also returns 401, but the form handles it. */
const isSignIn = (input: RequestInfo | URL) => /\/api\/auth\/(login|passkeys\/sign-in)/i.test(String(input));

/** On public pages, an expired session must not stop browsing or hide a cart's prices. */
const isPublicRead = (input: RequestInfo | URL, init: RequestInit | undefined) =>
  ((init?.method ?? 'GET') === 'GET' || input === '/api/cart/quote') &&
  !isBackOffice(window.location.pathname);

const xsrfCookie = () => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

/** Leaves the page. If the user stays because of unsaved work, returns the response; otherwise never resolves. */
export async function goTo<Answer>(path: '/login' | '/forbidden', response: Answer): Promise<Answer> {
  const { pathname, search } = window.location;
  // A late response of the page that was left leads back to that page, not to the login.
  if (path === '/login' && pathname !== path) rememberReturnPath(pathname + search);
  await leave(path);
  return window.location.pathname === path ? await never() : response;
}

const never = () => new Promise<never>(() => {});
