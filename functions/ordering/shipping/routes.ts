import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { permitAdmin, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { ShippingFee, ShownFees, UpdateShippingFees } from './contract.ts';
import { listShippingFees, updateShippingFees } from './queries.ts';

export const shipping = new Hono<AppEnv>()
  .get('/', describeRoute('List the shipping fees', { 200: z.array(ShippingFee) }), permitAdmin, async c => {
    return answerAll(c, await listShippingFees(c.env.database));
  })
  .put(
    '/',
    describeRoute('Change shipping fees, all or none', { 200: z.array(ShippingFee) }, [412]),
    permitAdmin,
    body(UpdateShippingFees, ShownFees),
    async c => answerAll(c, await updateShippingFees(writerOf(c), c.req.valid('json'))),
  );

const answerAll = (c: Context<AppEnv>, rows: ShippingFee[]) =>
  answerList(c, { rows, total: rows.length }, {});
