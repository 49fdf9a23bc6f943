import type { Context, MiddlewareHandler } from 'hono';
import { ALL_TAGS, type CacheTags } from '../changes.ts';
import type { AppEnv } from '../../http/app-env.ts';

/** Depends only on what every page shows. */
const THE_SHOP: CacheTags = {};
const POSTS: CacheTags = { posts: true };

/** By the first path segment, unless a route has its own tags. */
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

/** Tags every API call; untagged responses depend on everything. */
export const noteCacheTags: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.env.reading?.addTags(cacheTagsOf(c));
};

export function cacheTagsOf({ req, var: { cacheTags } }: Context<AppEnv>): CacheTags {
  const [, , resource = ''] = req.path.toLowerCase().split('/');
  return cacheTags ?? OF_RESOURCES[resource] ?? ALL_TAGS;
}
