import type { Context } from 'hono';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, requireSession, writerOf } from '../../http/session.ts';
import { params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { HistoryEntry, HistoryFilter, partOf, Restored, WithHistoryId } from './contract.ts';
import type { HistoryViewer } from './kinds.ts';
import { listHistory } from './list.ts';
import { restoreEntry } from './restore.ts';

export function askingOf(c: Context<AppEnv>): HistoryViewer {
  const { userId, role } = requireSession(c);
  return { userId, isAdmin: role === 'admin' };
}

export const history = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute('List changes', { 200: z.array(HistoryEntry) }),
    permitStaff,
    query(HistoryFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listHistory(c.env, filter, askingOf(c)), partOf(filter));
    },
  )
  .post(
    '/:id/restore',
    describeRoute('Restore a row, to its state before a change', { 200: Restored }, [409]),
    permitStaff,
    idempotent,
    params(WithHistoryId),
    async c => c.json(await restoreEntry(writerOf(c), c.req.valid('param').id, askingOf(c))),
  );
