import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { permitAdmin, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { OrderSettings, UpdateOrderSettings } from './contract.ts';
import { findOrderSettings, updateOrderSettings } from './queries.ts';

export const orderSettings = new Hono<AppEnv>()
  .get('/', describeRoute('Get the order settings', { 200: OrderSettings }), permitAdmin, async c =>
    answerEntity(c, await findOrderSettings(c.env.database)),
  )
  .put(
    '/',
    describeRoute('Change the order settings', { 200: OrderSettings }),
    permitAdmin,
    body(UpdateOrderSettings, OrderSettings),
    async c => answerEntity(c, await updateOrderSettings(writerOf(c), c.req.valid('json'), ifMatch(c))),
  );
