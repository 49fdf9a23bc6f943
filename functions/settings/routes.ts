import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { answerEntity, ifMatch } from '../http/etag.ts';
import { permitAdmin, writerOf } from '../http/session.ts';
import { body } from '../http/validate.ts';
import { SHOP_TAGS } from '../response-cache/changes.ts';
import { dependsOn } from '../response-cache/middleware/cache-tags.ts';
import { Settings, UpdateSettings } from './contract.ts';
import { findSettings, updateSettings } from './queries.ts';

export const settings = new Hono<AppEnv>()
  .use(dependsOn(SHOP_TAGS))
  .get('/', describeRoute('Get the shop settings', { 200: Settings, 304: null }), async c =>
    answerEntity(c, await findSettings(c.env.database)),
  )
  .put(
    '/',
    describeRoute('Change the shop settings', { 200: Settings }),
    permitAdmin,
    body(UpdateSettings, Settings),
    async c => answerEntity(c, await updateSettings(writerOf(c), c.req.valid('json'), ifMatch(c))),
  );
