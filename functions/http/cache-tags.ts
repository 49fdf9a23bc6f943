import type { Context, MiddlewareHandler } from 'hono';
import { ALL_TAGS, type CacheTags } from '../cache/changes.ts';
import type { AppEnv } from './app-env.ts';

/** Of nothing but what every page shows of the shop. */
const THE_SHOP: CacheTags = {};
const POSTS: CacheTags = { posts: true };

/** By the first part of their path, where a route does not say it of itself. */
const OF_RESOURCES: Record<string, CacheTags> = {
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
export const noteCacheTags: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.env.reading?.addTags(cacheTagsOf(c));
};

export function cacheTagsOf({ req, var: { cacheTags } }: Context<AppEnv>): CacheTags {
  const [, , resource = ''] = req.path.toLowerCase().split('/');
  return cacheTags ?? OF_RESOURCES[resource] ?? ALL_TAGS;
}
