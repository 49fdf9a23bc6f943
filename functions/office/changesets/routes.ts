import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { params } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { answerDone } from '../../jobs/answer.ts';
import { Job } from '../../jobs/contract.ts';
import { Undone, WithChangeId } from '../history/contract.ts';
import { askingOf } from '../history/routes.ts';
import { undoChange } from './undo.ts';

export const changes = new Hono<AppEnv>().post(
  '/:id/undo',
  describeRoute('Undo a change, with everything that one call did', { 200: Undone, 202: Job }, [409]),
  permitStaff,
  idempotent,
  params(WithChangeId),
  async c => answerDone(c, await undoChange(writerOf(c), c.req.valid('param').id, askingOf(c))),
);
