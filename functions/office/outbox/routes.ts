import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { changesInBulk, describeRoute } from '../../http/describe-route.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { answerDone } from '../../jobs/answer.ts';
import { Job } from '../../jobs/contract.ts';
import { sendSoon } from '../../outbox/send.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkEmails, emailsInBulk } from './bulk.ts';
import { OutboxEmail, OutboxFilter } from './contract.ts';
import { listEmails } from './queries.ts';

const crud = crudOf({ kind: 'letters', one: 'letter', many: 'letters' }, OutboxEmail);

/** Unsent emails: staff see why, retry or delete them. */
export const outbox = new Hono<AppEnv>().get('/', ...crud.list(OutboxFilter, listEmails)).post(
  '/bulk',
  describeRoute('Send or delete many emails', { 200: BulkResult, 202: Job }, [409]),
  permitStaff,
  idempotent,
  body(BulkEmails),
  changesInBulk(() => emailsInBulk),
  async c => {
    const asked = { resource: 'letters', ...c.req.valid('json') };
    const done = await changeInBulk(writerOf(c), emailsInBulk, asked);
    sendSoon(c, sql`1`);
    return answerDone(c, done);
  },
);
