import { Hono } from 'hono';
import { ChangedPrices, ChangePrices, PriceMatrix, PriceMatrixFilter } from '../../contracts/price-matrix.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, query } from '../../http/validate.ts';
import { readMatrix } from './read.ts';
import { changePrices } from './write.ts';

export const priceMatrix = new Hono<Shop>()
  .get(
    '/',
    about('Get the price matrix', { 200: PriceMatrix }),
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
    about('Change many prices, all of them or none', { 200: ChangedPrices }, [412]),
    permitStaff,
    body(ChangePrices),
    async c => c.json(await changePrices(c.env.database, c.req.valid('json').changes)),
  );
