import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { once } from '../../idempotency/once.ts';
import { answerDone } from '../../jobs/answer.ts';
import { Job } from '../../jobs/contract.ts';
import { sendSoon } from '../../outbox/send.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkLetters, lettersInBulk } from './bulk.ts';
import { Letter, LetterFilter } from './contract.ts';
import { listLetters } from './queries.ts';

const crud = crudOf({ kind: 'letters', one: 'letter', many: 'letters' }, Letter, { readers: permitStaff });

/** Unsent e-mails: staff see why, retry or delete them. */
export const letters = new Hono<AppEnv>()
  .get('/', ...crud.list(LetterFilter, listLetters))
  .post(
    '/bulk',
    about('Send or delete many e-mails', { 200: BulkResult, 202: Job }, [409]),
    permitStaff,
    once,
    body(BulkLetters),
    async c => {
      const asked = { resource: 'letters', ...c.req.valid('json') };
      const done = await changeInBulk(writerOf(c), lettersInBulk, asked);
      sendSoon(c, sql`1`);
      return answerDone(c, done);
    },
  );
