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
import { typedCalls } from './api/calls.ts';
import { ApiProblem } from './api/client.ts';
import { type Letters, lettersTag } from './api/letters.ts';
import type { RequestContext, ShopData } from './api/request-context.ts';
import { readShop } from './api/shop-data.ts';
import { paint } from './page/painted-before.ts';
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
  letters: Letters;
  /** The API, called without a network. */
  fetchApi: typeof fetch;
  /** The page that the browser can fill by itself. */
  readShell: () => Promise<string>;
  /** The status of a failure to tell of, instead of showing the page. */
  failure?: number | undefined;
  /** Writes a fault of the shop into its log. */
  noteFault: Note;
};

/**
 * Renders a page with its content and data; where its data cannot be read, the page that says so. If React fails, the
 * bare shell is sent and the browser renders it.
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

/** The page that says that this one cannot be shown, with what was read of the shop. */
type Bare = { shell: string; letters: Letters };

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

/** The problem has been logged where it arose. */
function statusOfFailure(error: unknown, noteFault: Note): number {
  if (error instanceof ApiProblem && TOLD.includes(error.status)) return error.status;
  noteFault('could not load a page', error);
  return 500;
}

/** A guess at the country whose prices visitors get who are nowhere in particular: the first that the shop sold in last. */
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

const locales = new Map<string, string>();
const MOST_LOCALES = 500;

/** The same as every browser knows it; English where this runtime could not write it. */
function knownLocale(tag: string): string {
  const known = locales.get(tag) ?? Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? 'en';
  if (locales.size < MOST_LOCALES) locales.set(tag, known);
  return known;
}

/** Loads everything at once, for the country that is most likely; once more where it turns out to be another one. */
async function load(request: Request, visit: RequestContext, isSomewhere: boolean) {
  const context = await staticHandler.query(request, { requestContext: visit });
  if (context instanceof Response) return context;
  const shop = context.loaderData[SHOP] as ShopData | undefined;
  // A part that is away is not waited for twice.
  if (!shop || isAway(failureOf(context))) return context;
  firstCountry = shop.countries[0]?.countryCode;
  const country = isSomewhere ? shop.country?.countryCode : firstCountry;
  if (!country || !visit.guess || country === visit.guess) return context;
  return await staticHandler.query(request, { requestContext: { ...visit, guess: country } });
}

/** Of the page that was asked for no more than its place: nothing is read. */
async function nothingLoaded(request: Request) {
  await loadErrorScreen();
  const context = await staticHandler.query(new Request(request.url), {
    requestContext: undefined,
    filterMatchesToLoad: () => false,
  });
  if (context instanceof Response) throw new Error('unexpected redirect from a page without loaders');
  return context;
}

function withContent(shell: string, context: StaticHandlerContext, letters: Letters): string {
  // The router makes its routes anew for each page, and needs none but those on the way to it.
  const routes = context.matches.map(({ route }) => ({ ...route, children: undefined }));
  const router = createStaticRouter(routes, context);
  const html = paint(() =>
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
  const { head, body } = parted(html);
  const preloads = preloadsFor(
    shell,
    context.matches.map(({ route }) => route.path),
  );
  return filledShell(shell, {
    head: head + lettersTag(letters) + preloads,
    body,
    data: writePageData(context),
  });
}

/** React puts what belongs into the document's head before everything else. */
function parted(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const handleOf = ({ handle }: { handle?: unknown }) => (handle ?? {}) as PageHandle;

function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  return matches.findLast(({ route }) => handleOf(route).status)?.route.handle.status ?? statusCode;
}

/** A page that is made for one visitor alone says `kept: false`. */
function headersOf({ matches }: StaticHandlerContext): HeadersInit {
  const own = matches.some(({ route }) => handleOf(route).kept === false);
  return { 'Cache-Control': own ? 'no-store' : 'no-cache', Vary: 'Cookie, Accept-Language' };
}

type NotPainted = { host: string; letters: Letters; what: string };

/** Its script finds out what the shop is called. */
const bareShell = (shell: string, { host, letters, what }: NotPainted) =>
  filledShell(shell, {
    head: `<title>${host}</title>${lettersTag(letters)}`,
    body: '',
    data: `<noscript>${what} needs JavaScript. <a href="/">Go to the shop</a></noscript>`,
  });

function page(html: string, { status = 200, headers = {} }: ResponseInit): Response {
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });
}
