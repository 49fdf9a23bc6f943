import { Hono } from 'hono';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { countEverything } from './queries.ts';

export const stats = new Hono<Shop>().get('/', permitStaff, async c => {
  c.header('Cache-Control', 'no-store');
  return c.json(await countEverything(c.env.database));
});
