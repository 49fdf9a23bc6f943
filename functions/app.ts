import { type Handler, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { RouterRoute } from 'hono/types';
import { accounts } from './api/accounts/routes.ts';
import { staffAccounts } from './api/accounts/staff-routes.ts';
import { audits } from './api/audit/routes.ts';
import { auth } from './api/auth/routes.ts';
import { blog } from './api/blog/routes.ts';
import { cart } from './api/cart/routes.ts';
import { categories } from './api/categories/routes.ts';
import { changes } from './api/changes/routes.ts';
import { comments, commentsOfPost } from './api/comments/routes.ts';
import { countries } from './api/countries/routes.ts';
import { coupons } from './api/coupons/routes.ts';
import { customers } from './api/customers/routes.ts';
import { exports } from './api/exports/routes.ts';
import { health } from './api/health/routes.ts';
import { history } from './api/history/routes.ts';
import { imports } from './api/imports/routes.ts';
import { messages } from './api/messages/routes.ts';
import { apiDocument } from './api/openapi/routes.ts';
import { orders } from './api/orders/routes.ts';
import { orderPayments, payments } from './api/payments/routes.ts';
import { pictures } from './api/pictures/routes.ts';
import { posts } from './api/posts/routes.ts';
import { priceMatrix } from './api/price-matrix/routes.ts';
import { privacy } from './api/privacy/routes.ts';
import { productPrices } from './api/product-prices/routes.ts';
import { products } from './api/products/routes.ts';
import { reviews, reviewsOfProduct } from './api/reviews/routes.ts';
import { settings } from './api/settings/routes.ts';
import { slider } from './api/slider/routes.ts';
import { stats } from './api/stats/routes.ts';
import { subcategories } from './api/subcategories/routes.ts';
import { subscribers } from './api/subscribers/routes.ts';
import { Unavailable, WrongMethod } from './errors.ts';
import { feed } from './feed/routes.ts';
import { limitBody, readOutBody } from './http/bodies.ts';
import { cacheAnswers } from './http/cache.ts';
import { answerFile } from './http/files.ts';
import { answerProblem } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { authenticate } from './http/session.ts';
import type { Shop } from './http/shop.ts';
import { refuseUnknown } from './http/unknown.ts';
import { demandXsrfToken } from './http/xsrf.ts';
import type { ListedPage } from './sitemap/document.ts';
import { answerRobots } from './sitemap/robots.ts';
import { sitemap } from './sitemap/routes.ts';

const KB = 1024;
const BODY_LIMIT = { bytes: 256 * KB, message: 'Send at most 256 KB' };
/** A picture of 10 MB with its smaller sizes, or in base64. */
const PICTURE_LIMIT = { bytes: 16 * KB * KB, message: 'Send at most 16 MB' };
/** Some hundred rows of a file. */
const ROWS_LIMIT = { bytes: 4 * KB * KB, message: 'Send at most 4 MB' };
const TAKES_ROWS = /^\/api\/imports\/\d+\/rows$/;
/** 20,000 prices, each with all that can be said of it. */
const MATRIX_LIMIT = { bytes: 6 * KB * KB, message: 'Send at most 6 MB' };
const TAKES_PICTURES = /^\/api\/((products|slider)(\/(?!\d+\/reviews$)|$)|posts\/pictures$)/;
/** A hundred thousand characters, whichever. */
const TEXT_LIMIT = { bytes: KB * KB, message: 'Send at most 1 MB' };
const TAKES_TEXT = /^\/api\/posts(\/(preview|\d+))?$/;

const resources = new Hono<Shop>()
  .route('/accounts', accounts)
  .route('/accounts', staffAccounts)
  .route('/audit', audits)
  .route('/auth', auth)
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
  .route('/messages', messages)
  .route('/openapi.json', apiDocument(routesOfResources))
  .route('/orders', orders)
  .route('/orders', orderPayments)
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
  .route('/slider', slider)
  .route('/stats', stats)
  .route('/subcategories', subcategories)
  .route('/subscribers', subscribers);

function routesOfResources(): RouterRoute[] {
  return resources.routes;
}

const api = new Hono<Shop>().route('/api', resources);
export type Api = typeof api;

const FILES = ['/assets/*', '/favicon.svg'];
/** What visitors can change without JavaScript: forms that a page sends to itself. */
const PAGES_WITH_FORMS = ['/cart', '/country'];

/** The API as a page asks it for a visitor, without what only a network needs. */
export const apiForPages = new Hono<Shop>({ getPath: pathOf })
  .use(async (c, next) => {
    c.set('session', null);
    await next();
  })
  .route('/', api)
  .onError(answerProblem);

const limitBodies = limitBody(path => {
  if (TAKES_ROWS.test(path)) return ROWS_LIMIT;
  if (path === '/api/productprices/matrix') return MATRIX_LIMIT;
  if (TAKES_TEXT.test(path)) return TEXT_LIMIT;
  return TAKES_PICTURES.test(path) ? PICTURE_LIMIT : BODY_LIMIT;
});

/** Everything that the shop answers; pages are painted, and listed, by whoever makes the app. */
export function createApp(answerPage: Handler<Shop>, pages: readonly ListedPage[] = []) {
  return new Hono<Shop>({ getPath: pathOf })
    .use(readOutBody)
    .use('/pictures/*', securityHeaders)
    .route('/pictures', pictures)
    .on('GET', FILES, securityHeaders, answerFile)
    .get('/robots.txt', securityHeaders, answerRobots)
    .use(cacheAnswers)
    .use(securityHeaders)
    .get('/api/docs', answerPage)
    .use('/api/*', limitBodies, demandXsrfToken, authenticate)
    .route('/', api)
    .all('/api/*', c => refuseUnknown(c, resources))
    .route('/', sitemap(pages))
    .route('/', feed)
    .on('POST', PAGES_WITH_FORMS, limitBodies, csrf(), answerPage)
    .get('*', answerPage)
    .all('*', () => {
      throw new WrongMethod(['GET', 'HEAD']);
    })
    .onError(answerProblem);
}

/** What every request gets while a setting is wrong. */
export const closedShop = new Hono<Shop>()
  .use(securityHeaders)
  .all('*', () => {
    throw new Unavailable('The shop is not configured yet. Its log says what is missing');
  })
  .onError(answerProblem);

/** The paths of the API are read without regard to case, and to a slash at their end. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return /^\/api(\/|$)/i.test(pathname) ? pathname.toLowerCase().replace(/\/+$/, '') : pathname;
}
