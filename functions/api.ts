import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { categories } from './catalog/categories/routes.ts';
import { families } from './catalog/families/routes.ts';
import { products } from './catalog/products/routes.ts';
import { saved } from './catalog/saved/routes.ts';
import { slider } from './catalog/slider/routes.ts';
import { subcategories } from './catalog/subcategories/routes.ts';
import { blog } from './content/blog/routes.ts';
import { comments, commentsOfPost } from './content/comments/routes.ts';
import { messages } from './content/messages/routes.ts';
import { pages } from './content/pages/routes.ts';
import { posts } from './content/posts/routes.ts';
import { reviews, reviewsOfProduct } from './content/reviews/routes.ts';
import { rooms } from './content/rooms/routes.ts';
import { subscribers } from './content/subscribers/routes.ts';
import { health } from './health/routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { queryOf, rejectUnknownParameters } from './http/known-parameters.ts';
import { namesOf } from './http/names-of.ts';
import { rejectUnreadBody } from './http/unread-body.ts';
import { jobs } from './jobs/runner/routes.ts';
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
import { noteCacheTags } from './response-cache/middleware/cache-tags.ts';
import { settings } from './settings/routes.ts';

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
  .route('/families', families)
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
  .route('/rooms', rooms)
  .route('/posts', posts)
  .route('/posts', commentsOfPost)
  .route('/privacy', privacy)
  .route('/productprices/matrix', priceMatrix)
  .route('/productprices', productPrices)
  .route('/products', products)
  .route('/products', reviewsOfProduct)
  .route('/reviews', reviews)
  .route('/saved', saved)
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

export const api = new Hono<AppEnv>()
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

/** The handler of a route, not global middleware. */
export const isOwn = ({ method, path }: RouterRoute) => method !== 'ALL' && path !== '/*';
