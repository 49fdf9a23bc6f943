import { Hono } from 'hono';
import { Waiting } from '../../contracts/moderation.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { permitStaff } from '../../http/session.ts';
import { Stats } from './contract.ts';
import { readStats } from './queries.ts';
import { countWaiting } from './waiting.ts';

export const stats = new Hono<AppEnv>()
  .get('/', describeRoute('Get the dashboard figures', { 200: Stats }), permitStaff, async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await readStats(c.env.database));
  })
  .get('/waiting', describeRoute('Count items waiting for staff', { 200: Waiting }), permitStaff, async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await countWaiting(c.env.database));
  });
