import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { permitStaff } from '../../http/session.ts';
import { params, query } from '../../http/validate.ts';
import { Audit, AuditPart, AuditPlace, WithCheck } from './contract.ts';
import { audit, auditPart } from './run.ts';

/** Of each check: a call may ask the database a thousand times. */
const MOST_PARTS = 30;

export const audits = new Hono<AppEnv>()
  .get('/', about('Check the books', { 200: Audit }), permitStaff, async c => {
    c.header('Cache-Control', 'no-store');
    const findings = await audit(c.env, { mostParts: MOST_PARTS });
    return c.json({ at: new Date().toISOString(), findings });
  })
  .get(
    '/:check',
    about('Check one of the books, part by part', { 200: AuditPart }),
    permitStaff,
    params(WithCheck),
    query(AuditPlace),
    async c => {
      c.header('Cache-Control', 'no-store');
      const { after } = c.req.valid('query');
      return c.json(await auditPart(c.env, { ...c.req.valid('param'), after }));
    },
  );
