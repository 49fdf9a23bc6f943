import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { permitStaff } from '../../http/session.ts';
import { Audit } from './contract.ts';
import { audit } from './run.ts';

/** Of a store with more, the rest is left to `npm run audit`: somebody is waiting. */
const MOST_PAGES = 20;

export const audits = new Hono<AppEnv>().get(
  '/',
  about('Check the books', { 200: Audit }),
  permitStaff,
  async c => {
    c.header('Cache-Control', 'no-store');
    const findings = await audit(c.env, { mostPages: MOST_PAGES });
    return c.json({ at: new Date().toISOString(), findings });
  },
);
