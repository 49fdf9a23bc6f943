import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerJoined } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { audienceOf } from '../../http/session.ts';
import { POST_TAGS, SHOP_TAGS } from '../../response-cache/changes.ts';
import { dependsOn } from '../../response-cache/middleware/cache-tags.ts';
import { PostView } from '../posts/contract.ts';
import { readLatestPost } from '../posts/read.ts';
import { BlogIndex, BlogState } from './contract.ts';
import { readBlog, readBlogState } from './queries.ts';

export const blog = new Hono<AppEnv>()
  .use(dependsOn(POST_TAGS))
  .get(
    '/',
    describeRoute('Get the blog overview: categories, tags, months and popular posts', { 200: BlogIndex }),
    async c => {
      c.header('Cache-Control', 'private, no-cache');
      return c.json(await readBlog(c.env, audienceOf(c)));
    },
  )
  .get('/state', describeRoute('Check whether the blog has posts', { 200: BlogState }), async c => {
    // The first post, or withdrawing the last one, invalidates everything.
    c.set('cacheTags', SHOP_TAGS);
    return c.json(await readBlogState(c.env));
  })
  .get('/latest', describeRoute('Read the latest post', { 200: PostView }, [404]), async c =>
    answerJoined(c, await readLatestPost({ ...c.env, origin: originOf(c) })),
  );
