import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { ALL_TAGS, type CacheTags } from '../changes.ts';

/** Tags the responses of a resource; a route may have its own tags. */
export const dependsOn =
  (cacheTags: CacheTags): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('cacheTags', cacheTags);
    await next();
  };

/** Notes the tags of every API call. */
export const noteCacheTags: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.env.reading?.addTags(cacheTagsOf(c));
};

/** Untagged responses depend on everything. */
export const cacheTagsOf = ({ var: { cacheTags } }: Context<AppEnv>): CacheTags => cacheTags ?? ALL_TAGS;
