import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../http/app-env.ts';
import { bodyOfUpTo, MB } from '../../http/body-limit.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body, params } from '../../http/validate.ts';
import { SHOP_TAGS } from '../../response-cache/changes.ts';
import { dependsOn } from '../../response-cache/middleware/cache-tags.ts';
import { Page, PageSummary, UpdatePage, WithPage } from './contract.ts';
import { findPage, listPages, updatePage } from './queries.ts';
import { contentOf, holdPicturesIn } from './rules.ts';

export const pages = new Hono<AppEnv>()
  .use(dependsOn(SHOP_TAGS))
  .get('/', describeRoute('List the pages of the shop', { 200: z.array(PageSummary) }), async c => {
    const rows = await listPages(c.env.database);
    return answerList(c, { rows, total: rows.length }, {});
  })
  .get('/:page', describeRoute('Read a page', { 200: Page, 304: null }), params(WithPage), async c =>
    answerEntity(c, await findPage(c.env.database, c.req.valid('param').page, c.env.pictureBase)),
  )
  .put(
    '/:page',
    describeRoute('Write a page', { 200: Page }),
    permitStaff,
    params(WithPage),
    // A hundred thousand characters of any kind.
    bodyOfUpTo(MB),
    body(UpdatePage, Page),
    async c => {
      const { database, pictureBase: base } = c.env;
      const { page: given } = c.req.valid('param');
      const { content } = c.req.valid('json');
      const { page } = (await findPage(database, given, base)).entity;
      const written = content && contentOf(page, content);
      if (written) await holdPicturesIn(writerOf(c), written);
      const changes = { given, content: written, versions: ifMatch(c), base };
      return answerEntity(c, await updatePage(writerOf(c), changes));
    },
  );
