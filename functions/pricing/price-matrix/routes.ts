import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { bodyOfUpTo, MB } from '../../http/body-limit.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body, query } from '../../http/validate.ts';
import { ChangedPrices, ChangePrices, PriceMatrix, PriceMatrixFilter } from './contract.ts';
import { readMatrix } from './read.ts';
import { changePrices } from './write.ts';

export const priceMatrix = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute('Get the price matrix', { 200: PriceMatrix }),
    permitStaff,
    query(PriceMatrixFilter),
    async c => {
      const { json, total } = await readMatrix(c.env.database, c.req.valid('query'));
      c.header('X-Total-Count', String(total));
      c.header('Cache-Control', 'private, no-cache');
      c.header('Content-Type', 'application/json');
      return c.body(json);
    },
  )
  .put(
    '/',
    describeRoute('Change many prices, all or none', { 200: ChangedPrices }, [412]),
    permitStaff,
    // 20,000 complete prices.
    bodyOfUpTo(6 * MB),
    body(ChangePrices),
    async c => c.json(await changePrices(writerOf(c), c.req.valid('json').changes)),
  );
