import { type Handler, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { api, isOwn, routesOfApi } from './api.ts';
import { pictures } from './catalog/pictures/routes.ts';
import { Unavailable, WrongMethod } from './errors.ts';
import { feed } from './feed/routes.ts';
import { answerUnhandled } from './http/answer-unsent.ts';
import type { AppEnv } from './http/app-env.ts';
import { limitBody, readOutBody } from './http/body-limit.ts';
import { ignorePrefetch } from './http/fetched-ahead.ts';
import { isBrowserNavigation, isForPage } from './http/locale-and-country.ts';
import { rejectFilePath, rejectUnknownPath } from './http/not-found.ts';
import { normalizePath } from './http/path-form.ts';
import { answerProblem } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { requireXsrfToken } from './http/xsrf.ts';
import { manifest } from './manifest/routes.ts';
import { authenticate } from './people/auth/authenticate.ts';
import { pollChanges } from './response-cache/catalogue-changes.ts';
import { cacheResponses } from './response-cache/middleware/cache-responses.ts';
import { fragmentCache } from './response-cache/middleware/fragment-cache.ts';
import { securityTxt } from './security-txt/routes.ts';
import type { ListedPage } from './sitemap/contract.ts';
import { answerRobots } from './sitemap/robots.ts';
import { sitemap } from './sitemap/routes.ts';

/** What visitors can do without JavaScript: forms that post to their own page. */
const PAGES_WITH_FORMS = ['/cart', '/checkout', '/country', '/order/:orderNumber'];

/**
 * The API as called by server-rendered pages, without network middleware. A visitor's token is never passed on; a form may
 * send that of the account it has just signed in to.
 */
export const apiForPages = new Hono<AppEnv>({ getPath: pathOf })
  .use(authenticate)
  .use(fragmentCache)
  .route('/', api)
  .onError(answerProblem);

/** The whole app; its creator supplies the rendering and the list of pages. */
export function createApp(answerPage: Handler<AppEnv>, listed: readonly ListedPage[] = []) {
  const app = new Hono<AppEnv>({ getPath: pathOf });
  return app
    .use(readOutBody)
    .use('/pictures/*', securityHeaders)
    .route('/pictures', pictures)
    .on('GET', '/assets/*', securityHeaders, rejectFilePath)
    .get('/robots.txt', securityHeaders, answerRobots)
    .use(
      cacheResponses({
        pollChanges,
        remake: async (request, ports, context) => await app.fetch(request, ports, context),
      }),
    )
    .use(securityHeaders)
    .get('/api/docs', answerPage)
    .use('/api/*', requireXsrfToken, authenticate, limitBody)
    .route('/', api)
    .all('/api/*', c => rejectUnknownPath(c, routesOfApi()))
    .route('/', sitemap(listed))
    .route('/', feed)
    .route('/', manifest)
    .route('/', securityTxt)
    .on('POST', PAGES_WITH_FORMS, limitBody, csrf(), answerPage)
    .get('/cart', ignorePrefetch)
    .get('*', answerPage)
    .post('*', answerUnhandled(answerPage))
    .all('*', () => {
      throw new WrongMethod(['GET', 'HEAD']);
    })
    .onError(async (error, c) => {
      const problem = answerProblem(error, c);
      if (problem.status < 500 || !isBrowserNavigation(c.req.raw)) return problem;
      c.set('failure', problem.status);
      return await answerPage(c, async () => undefined);
    });
}

/** The route pattern of a request, without any values from its URL. */
export function createRouteOf(app: Hono<AppEnv>, pageOf: (path: string) => string) {
  return (request: Request): string => {
    const path = app.getPath(request);
    const [routes] = app.router.match(request.method === 'HEAD' ? 'GET' : request.method, path);
    const own = routes.map(([[, route]]) => route).find(isOwn);
    return own?.path ?? (isForPage(request) ? pageOf(path) : '/api/*');
  };
}

/** Response to every request while the configuration is invalid. */
export const closedShop = new Hono<AppEnv>()
  .use(securityHeaders)
  .all('*', () => {
    throw new Unavailable('The shop isn’t configured yet. Check its log for what is missing');
  })
  .onError(answerProblem);

function pathOf(request: Request): string {
  return normalizePath(new URL(request.url).pathname);
}
