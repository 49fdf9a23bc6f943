import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { params } from '../../http/validate.ts';
import { Undone, WithChangeId } from '../history/contract.ts';
import { askingOf } from '../history/routes.ts';
import { undoChange } from './undo.ts';

export const changes = new Hono<AppEnv>().post(
  '/:id/undo',
  about('Undo a change, all that one call did', { 200: Undone }, [409]),
  permitStaff,
  params(WithChangeId),
  async c => c.json(await undoChange(writerOf(c), c.req.valid('param').id, askingOf(c))),
);
