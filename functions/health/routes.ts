import { Hono } from 'hono';
import { Health } from '../contracts/health.ts';
import { Unavailable } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { permitStaff } from '../http/session.ts';
import { HealthDetails } from './contract.ts';
import { readDetails } from './details.ts';
import { createHealth } from './parts.ts';

const silentParts = createHealth();

export const health = new Hono<AppEnv>()
  .get('/', describeRoute('Check the health of the shop', { 200: Health }), async c => {
    const silent = await silentParts(c.env);
    if (silent.length > 0) throw new Unavailable(`No answer from: ${silent.join(', ')}`);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok', database: 'ok', pictures: 'ok', build: c.env.build.id } satisfies Health);
  })
  .get(
    '/details',
    describeRoute('Get the status of each part of the shop', { 200: HealthDetails }),
    permitStaff,
    async c => {
      c.header('Cache-Control', 'no-store');
      return c.json(await readDetails(c.env, !c.var.isUnchecked));
    },
  );
