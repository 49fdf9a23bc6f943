import otherPages from 'virtual:other-pages';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { memoize } from '../functions/contracts/memoize.ts';
import { typedCalls } from './api/calls.ts';
import { ApiProblem } from './api/client.ts';
import { type MailDelivery, mailDeliveryTag } from './api/mail-delivery.ts';
import type { RequestContext, ShopData } from './api/request-context.ts';
import { readShop } from './api/shop-data.ts';
import { renderAndCache } from './page/html-fragment-cache.ts';
import { writePageData } from './page-data.ts';
import type { PageHandle } from './pages.ts';
import { isBackOffice } from './paths.ts';
import { filledShell, preloadsFor } from './preloads.ts';
import { loadErrorScreen } from './route-error.tsx';
import { routesWith, SHOP } from './routes.tsx';

export { listedPages } from './listed-pages.ts';
export { pageAt, patternOf } from './page-patterns.ts';

const staticHandler = createStaticHandler(routesWith(otherPages));

type Visitor = { countries: readonly string[]; locale: string };

type Note = (message: string, cause: unknown) => void;

type RenderOptions = {
  visitor: Visitor;
  letters: MailDelivery;
  /** The API, called without a network. */
  fetchApi: typeof fetch;
  /** The HTML shell that the browser can render into. */
  readShell: () => Promise<string>;
  /** Status of an error to show instead of the page. */
  failure?: number | undefined;
  /** Logs a fault of the shop. */
  noteFault: Note;
};

/**
 * Renders a page with its content and data, or an error page if the data cannot be loaded. If React fails, the bare
 * shell is sent and the browser renders the page.
 */
export async function render(
  request: Request,
  { visitor, letters, fetchApi, readShell, failure, noteFault }: RenderOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const shell = await readShell();
  const bare = (what: string) => bareShell(shell, { host: url.host, letters, what });
  if (isBackOffice(url.pathname))
    return page(bare('The back office'), { headers: { 'X-Robots-Tag': 'noindex' } });
  try {
    if (failure) return failed({ shell, letters }, await nothingLoaded(request), failure);
    const visit = visitOf(request, visitor, { origin: url.origin, letters, fetchApi });
    const context = await load(request, visit, visitor.countries.length > 0);
    if (context instanceof Response) return context;
    if (context.errors) await loadErrorScreen();
    const error = failureOf(context);
    if (error) return failed({ shell, letters }, context, statusOfFailure(error, noteFault));
    return page(withContent(shell, context, letters), {
      status: statusOf(context),
      headers: headersOf(context),
    });
  } catch (error) {
    noteFault('could not render a page', error);
    return page(bare('This page'), { status: 500, headers: { 'Cache-Control': 'no-store' } });
  }
}

const RETRY_AFTER_SECONDS = '5';

/** Renders the error page with the shop data that was loaded. */
type Bare = { shell: string; letters: MailDelivery };

function failed({ shell, letters }: Bare, context: StaticHandlerContext, status: number): Response {
  const loaderData = { [SHOP]: context.loaderData[SHOP] };
  const errors = { [SHOP]: new RouteErrorResponse(status, '', null) };
  return page(withContent(shell, { ...context, loaderData, errors }, letters), {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === AWAY && { 'Retry-After': RETRY_AFTER_SECONDS }) },
  });
}

const TOO_MANY = 429;
const AWAY = 503;
const TOLD = [TOO_MANY, AWAY];

const isAway = (error: unknown) => error instanceof ApiProblem && error.status === AWAY;

const failureOf = ({ errors }: StaticHandlerContext): unknown =>
  Object.values(errors ?? {}).find(error => !isRouteErrorResponse(error));

/** An ApiProblem has already been logged where it occurred. */
function statusOfFailure(error: unknown, noteFault: Note): number {
  if (error instanceof ApiProblem && TOLD.includes(error.status)) return error.status;
  noteFault('could not load a page', error);
  return 500;
}

/** Guess for visitors without a known country: the shop's first country as of the last request. */
let firstCountry: string | undefined;

type Shop = Pick<RenderOptions, 'fetchApi' | 'letters'> & { origin: string };

function visitOf(
  request: Request,
  { countries, locale }: Visitor,
  { origin, letters, fetchApi }: Shop,
): RequestContext {
  const [guess, ...fallbacks] = countries;
  return {
    api: typedCalls(fetchApi, origin),
    readShop,
    cookies: request.headers.get('Cookie') ?? '',
    locale: knownLocale(locale),
    origin,
    letters,
    guess: guess ?? firstCountry,
    fallbacks,
    onEdge: true,
  };
}

const MOST_LOCALES = 500;

/** A locale that this runtime supports, as browsers would resolve it; otherwise English. */
const knownLocale = memoize(
  MOST_LOCALES,
  (tag: string) => Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? 'en',
);

/** Loads everything in parallel for the most likely country, and again if that turns out to be wrong. */
async function load(request: Request, visit: RequestContext, isSomewhere: boolean) {
  const context = await staticHandler.query(request, { requestContext: visit });
  if (context instanceof Response) return context;
  const shop = context.loaderData[SHOP] as ShopData | undefined;
  // Do not wait twice for a part that is unavailable.
  if (!shop || isAway(failureOf(context))) return context;
  firstCountry = shop.countries[0]?.countryCode;
  const country = isSomewhere || visit.isChosen ? shop.country?.countryCode : firstCountry;
  if (!country || !visit.guess || country === visit.guess) return context;
  const again = await staticHandler.query(asRead(request), { requestContext: { ...visit, guess: country } });
  const { actionData, actionHeaders, statusCode } = context;
  if (!actionData || again instanceof Response) return again;
  return { ...again, actionData, actionHeaders, statusCode };
}

/** A form is handled once, however often its page is loaded. */
const asRead = (request: Request) =>
  request.method === 'POST' ? new Request(request.url, { headers: request.headers }) : request;

/** The route context of the requested page without loading any data. */
async function nothingLoaded(request: Request) {
  await loadErrorScreen();
  const context = await staticHandler.query(new Request(request.url), {
    requestContext: undefined,
    filterMatchesToLoad: () => false,
  });
  if (context instanceof Response) throw new Error('unexpected redirect from a page without loaders');
  return context;
}

function withContent(shell: string, context: StaticHandlerContext, letters: MailDelivery): string {
  // The router rebuilds its routes for each page, and needs only the matched ones.
  const routes = context.matches.map(({ route }) => ({ ...route, children: undefined }));
  const router = createStaticRouter(routes, context);
  const html = renderAndCache(() =>
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
  const { head, body } = parted(html);
  const preloads = preloadsFor(
    shell,
    context.matches.map(({ route }) => route.path),
  );
  return filledShell(shell, {
    head: head + mailDeliveryTag(letters) + preloads,
    body,
    data: writePageData(context),
  });
}

/** React outputs elements for the document head before everything else. */
function parted(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const handleOf = ({ handle }: { handle?: unknown }) => (handle ?? {}) as PageHandle;

function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  return matches.findLast(({ route }) => handleOf(route).status)?.route.handle.status ?? statusCode;
}

/** Pages for a single visitor have `kept: false`. */
function headersOf({ matches, actionHeaders = {} }: StaticHandlerContext): Headers {
  const own = matches.some(({ route }) => handleOf(route).cacheable === false);
  const headers = new Headers({
    'Cache-Control': own ? 'no-store' : 'no-cache',
    Vary: 'Cookie, Accept-Language',
  });
  for (const answered of Object.values(actionHeaders))
    for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}

type NotPainted = { host: string; letters: MailDelivery; what: string };

/** The script loads the shop's name. */
const bareShell = (shell: string, { host, letters, what }: NotPainted) =>
  filledShell(shell, {
    head: `<title>${host}</title>${mailDeliveryTag(letters)}`,
    body: '',
    data: `<noscript>${what} needs JavaScript. <a href="/">Go to the shop</a></noscript>`,
  });

function page(html: string, { status = 200, headers: own }: ResponseInit): Response {
  const headers = new Headers(own);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  return new Response(html, { status, headers });
}
