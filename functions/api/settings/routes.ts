import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { Settings, UpdateSettings } from '../../contracts/settings.ts';
import { ShippingFee, UpdateShippingFees } from '../../contracts/shipping-fees.ts';
import { about } from '../../http/about.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitAdmin } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body } from '../../http/validate.ts';
import { findSettings, updateSettings } from './queries.ts';
import { listShippingFees, updateShippingFees } from './shipping.ts';

export const settings = new Hono<Shop>()
  .get('/', about('Get what the shop says of itself', { 200: Settings, 304: null }), async c =>
    answerEntity(c, await findSettings(c.env.database)),
  )
  .put(
    '/',
    about('Change what the shop says of itself', { 200: Settings }),
    permitAdmin,
    body(UpdateSettings),
    async c => answerEntity(c, await updateSettings(c.env.database, c.req.valid('json'), ifMatch(c))),
  )
  .get('/shipping', about('List the shipping fees', { 200: z.array(ShippingFee) }), permitAdmin, async c => {
    return answerAll(c, await listShippingFees(c.env.database));
  })
  .put(
    '/shipping',
    about('Change shipping fees, all or none', { 200: z.array(ShippingFee) }, [412]),
    permitAdmin,
    body(UpdateShippingFees),
    async c => answerAll(c, await updateShippingFees(c.env.database, c.req.valid('json'))),
  );

const answerAll = (c: Context<Shop>, rows: ShippingFee[]) => answerList(c, { rows, total: rows.length }, {});
