import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { permitStaff } from '../../http/session.ts';
import { query } from '../../http/validate.ts';
import { Audit, AuditPart, AuditPlace } from './contract.ts';
import { audit, auditPart } from './run.ts';

/** Per check: a request may query the database a thousand times. */
const MOST_PARTS = 30;

export const audits = new Hono<AppEnv>()
  .get('/', describeRoute('Check the books', { 200: Audit }), permitStaff, async c => {
    c.header('Cache-Control', 'no-store');
    const findings = await audit(c.env, { mostParts: MOST_PARTS });
    return c.json({ at: new Date().toISOString(), findings });
  })
  .get(
    '/parts',
    describeRoute('Check one of the books, part by part', { 200: AuditPart }),
    permitStaff,
    query(AuditPlace),
    async c => {
      c.header('Cache-Control', 'no-store');
      return c.json(await auditPart(c.env, c.req.valid('query')));
    },
  );
