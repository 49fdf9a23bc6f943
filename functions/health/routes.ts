import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Health } from '../contracts/health.ts';
import { Unavailable } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { about } from '../http/describe-route.ts';

export const health = new Hono<AppEnv>().get(
  '/',
  about('Check the health of the shop', { 200: Health }),
  async c => {
    const checks = { database: c.env.database.read(sql`SELECT 1`), pictures: c.env.pictures.ping() };
    const results = await Promise.allSettled(Object.values(checks));
    const silent = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    if (silent.length > 0) throw new Unavailable(`No answer from: ${silent.join(', ')}`);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok', database: 'ok', pictures: 'ok' } satisfies Health);
  },
);
