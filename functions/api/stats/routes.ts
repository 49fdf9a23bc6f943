import { Hono } from 'hono';
import { Stats } from '../../contracts/stats.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { readStats } from './queries.ts';

export const stats = new Hono<Shop>().get(
  '/',
  about('Read the figures of the dashboard', { 200: Stats }),
  permitStaff,
  async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await readStats(c.env.database));
  },
);
