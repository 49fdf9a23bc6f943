import { type Handler, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { RouterRoute } from 'hono/types';
import { categories } from './catalog/categories/routes.ts';
import { pictures } from './catalog/pictures/routes.ts';
import { products } from './catalog/products/routes.ts';
import { slider } from './catalog/slider/routes.ts';
import { subcategories } from './catalog/subcategories/routes.ts';
import { blog } from './content/blog/routes.ts';
import { comments, commentsOfPost } from './content/comments/routes.ts';
import { messages } from './content/messages/routes.ts';
import { pages } from './content/pages/routes.ts';
import { posts } from './content/posts/routes.ts';
import { reviews, reviewsOfProduct } from './content/reviews/routes.ts';
import { subscribers } from './content/subscribers/routes.ts';
import { Unavailable, WrongMethod } from './errors.ts';
import { feed } from './feed/routes.ts';
import { health } from './health/routes.ts';
import { answerUnhandled } from './http/answer-unsent.ts';
import type { AppEnv } from './http/app-env.ts';
import { limitBody, readOutBody } from './http/body-limit.ts';
import { ignorePrefetch } from './http/fetched-ahead.ts';
import { queryOf, rejectUnknownParameters } from './http/known-parameters.ts';
import { isBrowserNavigation, isForPage } from './http/locale-and-country.ts';
import { namesOf } from './http/names-of.ts';
import { rejectFilePath, rejectUnknownPath } from './http/not-found.ts';
import { normalizePath } from './http/path-form.ts';
import { answerProblem } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { rejectUnreadBody } from './http/unread-body.ts';
import { requireXsrfToken } from './http/xsrf.ts';
import { jobs } from './jobs/runner/routes.ts';
import { manifest } from './manifest/routes.ts';
import { audits } from './office/audit/routes.ts';
import { changes } from './office/changesets/routes.ts';
import { exports } from './office/exports/routes.ts';
import { history } from './office/history/routes.ts';
import { imports } from './office/imports/routes.ts';
import { outbox } from './office/outbox/routes.ts';
import { stats } from './office/stats/routes.ts';
import { apiDocument } from './openapi/routes.ts';
import { cart } from './ordering/cart/routes.ts';
import { checkout } from './ordering/checkout/routes.ts';
import { orderSettings } from './ordering/order-settings/routes.ts';
import { orderMoves } from './ordering/order-transitions/routes.ts';
import { orders } from './ordering/orders/routes.ts';
import { orderPayments, payments } from './ordering/payments/routes.ts';
import { shipping } from './ordering/shipping/routes.ts';
import { accounts } from './people/accounts/routes.ts';
import { authenticate } from './people/auth/authenticate.ts';
import { auth } from './people/auth/routes.ts';
import { customers } from './people/customers/routes.ts';
import { passkeysOfAccount } from './people/passkeys/of-account.ts';
import { passkeys } from './people/passkeys/routes.ts';
import { privacy } from './people/privacy/routes.ts';
import { signInSettings } from './people/sign-in-settings/routes.ts';
import { staffAccounts } from './people/staff/routes.ts';
import { countries } from './pricing/countries/routes.ts';
import { coupons } from './pricing/coupons/routes.ts';
import { priceMatrix } from './pricing/price-matrix/routes.ts';
import { productPrices } from './pricing/product-prices/routes.ts';
import { pollChanges } from './response-cache/catalogue-changes.ts';
import { cacheResponses } from './response-cache/middleware/cache-responses.ts';
import { noteCacheTags } from './response-cache/middleware/cache-tags.ts';
import { fragmentCache } from './response-cache/middleware/fragment-cache.ts';
import { securityTxt } from './security-txt/routes.ts';
import { settings } from './settings/routes.ts';
import type { ListedPage } from './sitemap/contract.ts';
import { answerRobots } from './sitemap/robots.ts';
import { sitemap } from './sitemap/routes.ts';

const KB = 1024;
const BODY_LIMIT = { bytes: 256 * KB, message: 'Send at most 256 KB' };
/** A picture of 10 MB with its smaller sizes, or in base64. */
const PICTURE_LIMIT = { bytes: 16 * KB * KB, message: 'Send at most 16 MB', forStaff: true };
/** A few hundred rows of a file. */
const ROWS_LIMIT = { bytes: 4 * KB * KB, message: 'Send at most 4 MB', forStaff: true };
const TAKES_ROWS = /^\/api\/imports\/\d+\/rows$/;
/** 20,000 complete prices. */
const MATRIX_LIMIT = { bytes: 6 * KB * KB, message: 'Send at most 6 MB', forStaff: true };
const TAKES_PICTURES = /^\/api\/((products|slider)(\/(?![^/]+\/reviews$)|$)|posts\/pictures$)/;
/** A hundred thousand characters of any kind. */
const TEXT_LIMIT = { bytes: KB * KB, message: 'Send at most 1 MB', forStaff: true };
const TAKES_TEXT = /^\/api\/(posts(\/(preview|\d+))?|pages\/\w+)$/;

const resources = new Hono<AppEnv>()
  .route('/accounts', accounts)
  .route('/accounts', staffAccounts)
  .route('/accounts', passkeysOfAccount)
  .route('/audit', audits)
  .route('/auth', auth)
  .route('/auth/passkeys', passkeys)
  .route('/blog', blog)
  .route('/cart', cart)
  .route('/categories', categories)
  .route('/changes', changes)
  .route('/comments', comments)
  .route('/countries', countries)
  .route('/coupons', coupons)
  .route('/customers', customers)
  .route('/exports', exports)
  .route('/health', health)
  .route('/history', history)
  .route('/imports', imports)
  .route('/jobs', jobs)
  .route('/letters', outbox)
  .route('/messages', messages)
  .route('/openapi.json', apiDocument(routesOfApi))
  .route('/orders', checkout)
  .route('/orders', orders)
  .route('/orders', orderMoves)
  .route('/orders', orderPayments)
  .route('/pages', pages)
  .route('/payments', payments)
  .route('/posts', posts)
  .route('/posts', commentsOfPost)
  .route('/privacy', privacy)
  .route('/productprices/matrix', priceMatrix)
  .route('/productprices', productPrices)
  .route('/products', products)
  .route('/products', reviewsOfProduct)
  .route('/reviews', reviews)
  .route('/settings', settings)
  .route('/settings/orders', orderSettings)
  .route('/settings/shipping', shipping)
  .route('/settings/sign-in', signInSettings)
  .route('/slider', slider)
  .route('/stats', stats)
  .route('/subcategories', subcategories)
  .route('/subscribers', subscribers);

/** The routes in the API document. */
export function routesOfApi(): RouterRoute[] {
  return resources.routes.filter(isOwn);
}

const api = new Hono<AppEnv>()
  .use('/api/*', noteCacheTags, rejectUnknownParameters, rejectUnreadBody)
  .route('/api', resources);
export type Api = typeof api;

/** The parameters of the API call at a path, if there is one. */
export function parametersAt(path: string) {
  const [routes] = api.router.match('GET', path);
  const query = queryOf(routes.map(([[, route]]) => route));
  return query ? namesOf(query) : NONE;
}

const NONE: ReturnType<typeof namesOf> = new Map();

/** What visitors can change without JavaScript: forms that post to their own page. */
const PAGES_WITH_FORMS = ['/cart', '/country'];

/** The API as called by server-rendered pages, without network middleware. */
export const apiForPages = new Hono<AppEnv>({ getPath: pathOf })
  .use(async (c, next) => {
    c.set('session', null);
    c.set('actor', null);
    await next();
  })
  .use(fragmentCache)
  .route('/', api)
  .onError(answerProblem);

const limitBodies = limitBody(path => {
  if (TAKES_ROWS.test(path)) return ROWS_LIMIT;
  if (path === '/api/productprices/matrix') return MATRIX_LIMIT;
  if (TAKES_TEXT.test(path)) return TEXT_LIMIT;
  return TAKES_PICTURES.test(path) ? PICTURE_LIMIT : BODY_LIMIT;
});

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
    .use('/api/*', requireXsrfToken, authenticate, limitBodies)
    .route('/', api)
    .all('/api/*', c => rejectUnknownPath(c, routesOfApi()))
    .route('/', sitemap(listed))
    .route('/', feed)
    .route('/', manifest)
    .route('/', securityTxt)
    .on('POST', PAGES_WITH_FORMS, limitBodies, csrf(), answerPage)
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

/** The handler of a route, not global middleware. */
const isOwn = ({ method, path }: RouterRoute) => method !== 'ALL' && path !== '/*';

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
