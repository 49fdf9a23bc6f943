import type { Context, MiddlewareHandler } from 'hono';
import { ANYTHING, type MadeOf } from '../cache/changes.ts';
import type { AppEnv } from './app-env.ts';

/** Of nothing but what every page shows of the shop. */
const THE_SHOP: MadeOf = {};
const POSTS: MadeOf = { posts: true };

/** By the first part of their path, where a route does not say it of itself. */
const OF_RESOURCES: Record<string, MadeOf> = {
  blog: POSTS,
  categories: THE_SHOP,
  countries: THE_SHOP,
  pages: THE_SHOP,
  posts: POSTS,
  settings: THE_SHOP,
  slider: THE_SHOP,
  subcategories: THE_SHOP,
};

/** Notes what each call of the API was made of: of anything, where nobody says it. */
export const noteMadeOf: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.env.reading?.noteMadeOf(madeOfCall(c));
};

export function madeOfCall({ req, var: { madeOf } }: Context<AppEnv>): MadeOf {
  const [, , resource = ''] = req.path.toLowerCase().split('/');
  return madeOf ?? OF_RESOURCES[resource] ?? ANYTHING;
}
