import { Hono } from 'hono';
import { Waiting } from '../../contracts/moderation.ts';
import { Stats } from '../../contracts/stats.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { readStats } from './queries.ts';
import { countWaiting } from './waiting.ts';

export const stats = new Hono<Shop>()
  .get('/', about('Read the figures of the dashboard', { 200: Stats }), permitStaff, async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await readStats(c.env.database));
  })
  .get('/waiting', about('Count what waits to be read', { 200: Waiting }), permitStaff, async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await countWaiting(c.env.database));
  });
