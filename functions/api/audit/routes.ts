import { Hono } from 'hono';
import { Audit } from '../../contracts/audit.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { audit } from './run.ts';

/** Of a store with more, the rest is left to `npm run audit`: somebody is waiting. */
const MOST_PAGES = 20;

export const audits = new Hono<Shop>().get(
  '/',
  about('Check the books', { 200: Audit }),
  permitStaff,
  async c => {
    c.header('Cache-Control', 'no-store');
    const findings = await audit(c.env, { mostPages: MOST_PAGES });
    return c.json({ at: new Date().toISOString(), findings });
  },
);
