import otherPages from 'virtual:other-pages';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { typedCalls } from './api/calls.ts';
import { readShop } from './api/shop-data.ts';
import type { ShopData, Visit } from './api/visit.ts';
import { paint } from './page/painted-before.ts';
import { writePageData } from './page-data.ts';
import type { PageHandle } from './pages.ts';
import { isBackOffice } from './paths.ts';
import { filledShell, preloadsFor } from './preloads.ts';
import { routesWith, SHOP } from './routes.tsx';

export { askedByPages, listedPages } from './listed-pages.ts';

const staticHandler = createStaticHandler(routesWith(otherPages));

type Visitor = { countries: readonly string[]; locale: string };

type RenderOptions = {
  visitor: Visitor;
  /** The API, called without a network. */
  fetchApi: typeof fetch;
  /** The page that the browser can fill by itself. */
  readShell: () => Promise<string>;
};

/** Renders a page with its content and data. If that fails, the bare shell is sent and the browser renders it. */
export async function render(
  request: Request,
  { visitor, fetchApi, readShell }: RenderOptions,
): Promise<Response> {
  const url = new URL(request.url);
  const shell = await readShell();
  if (isBackOffice(url.pathname)) return page(bare(shell), { headers: { 'X-Robots-Tag': 'noindex' } });
  try {
    const context = await load(request, visitOf(request, visitor, { origin: url.origin, fetchApi }));
    if (context instanceof Response) return context;
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error;
    return page(withContent(shell, context), { status: statusOf(context), headers: headersOf(context) });
  } catch (error) {
    console.error(`could not render ${url.pathname}:`, error);
    return page(bare(shell), { headers: { 'Cache-Control': 'no-store' } });
  }
}

/** The country whose prices visitors get who are nowhere in particular. */
let firstCountry: string | undefined;

type Shop = Pick<RenderOptions, 'fetchApi'> & { origin: string };

function visitOf(request: Request, { countries, locale }: Visitor, { origin, fetchApi }: Shop): Visit {
  const [guess, ...fallbacks] = countries;
  return {
    api: typedCalls(fetchApi, origin),
    readShop,
    cookies: request.headers.get('Cookie') ?? '',
    locale: knownLocale(locale),
    origin,
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

/** Loads everything at once, for the country that is most likely; once more where the shop does not sell there. */
async function load(request: Request, visit: Visit) {
  const context = await staticHandler.query(request, { requestContext: visit });
  if (context instanceof Response) return context;
  const country = (context.loaderData[SHOP] as ShopData | undefined)?.country?.countryCode;
  if (!visit.guess || !country) firstCountry = country;
  if (!country || !visit.guess || country === visit.guess) return context;
  return await staticHandler.query(request, { requestContext: { ...visit, guess: country } });
}

function withContent(shell: string, context: StaticHandlerContext): string {
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
  return filledShell(shell, { head: head + preloads, body, data: writePageData(context) });
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

const bare = (shell: string) => filledShell(shell, { head: '<title>Meridian</title>', body: '', data: '' });

function page(html: string, { status = 200, headers = {} }: ResponseInit): Response {
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  });
}
