import { Hono } from 'hono';
import * as z from 'zod';
import { AuditFinding } from '../../contracts/audit.ts';
import { about } from '../../http/about.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { audit } from './run.ts';

/** Of a store with more, the rest is left to `npm run audit`: somebody is waiting. */
const MOST_PAGES = 20;

export const audits = new Hono<Shop>().get(
  '/',
  about('Check the books', { 200: z.array(AuditFinding) }),
  permitStaff,
  async c => {
    c.header('Cache-Control', 'no-store');
    return c.json(await audit(c.env, { mostPages: MOST_PAGES }));
  },
);
