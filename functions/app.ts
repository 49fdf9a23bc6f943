import { type Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accounts } from './api/accounts/routes.ts';
import { auth } from './api/auth/routes.ts';
import { categories } from './api/categories/routes.ts';
import { health } from './api/health/routes.ts';
import { pictures } from './api/pictures/routes.ts';
import { stats } from './api/stats/routes.ts';
import { TooLarge, Unavailable, WrongMethod } from './errors.ts';
import { answerFile } from './http/files.ts';
import { answerProblem } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { authenticate } from './http/session.ts';
import type { Shop } from './http/shop.ts';
import { refuseUnknown } from './http/unknown.ts';
import { demandXsrfToken } from './http/xsrf.ts';

const BODY_LIMIT = 256 * 1024;

const resources = new Hono<Shop>()
  .route('/accounts', accounts)
  .route('/auth', auth)
  .route('/categories', categories)
  .route('/health', health)
  .route('/stats', stats);

const api = new Hono<Shop>().route('/api', resources);
export type Api = typeof api;

const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw new TooLarge(`Send at most ${BODY_LIMIT / 1024} KB`);
  },
});

/** Everything that the shop answers; pages are painted by whoever makes the app. */
export function createApp(answerPage: Handler<Shop>) {
  return new Hono<Shop>({ getPath: pathOf })
    .use(securityHeaders)
    .use('/api/*', limitBody, demandXsrfToken, authenticate)
    .route('/', api)
    .all('/api/*', c => refuseUnknown(c, resources))
    .route('/pictures', pictures)
    .on('GET', ['/assets/*', '/favicon.svg'], answerFile)
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
