import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bodyOfUpTo, MB } from '../../http/body-limit.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, requireSession, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { answerDone } from '../../jobs/answer.ts';
import { Job } from '../../jobs/contract.ts';
import { applyImport } from './apply.ts';
import {
  AddImportRows,
  AppliedImport,
  CreateImport,
  Import,
  ImportRow,
  ImportRowFilter,
} from './contract.ts';
import { createImport, deleteImport, findImport, listImportRows } from './queries.ts';
import { stageRows } from './stage.ts';

export const imports = new Hono<AppEnv>()
  .post(
    '/',
    describeRoute('Begin an import, from CSV', { 201: Import }),
    permitStaff,
    idempotent,
    body(CreateImport),
    async c => {
      const { userId } = requireSession(c);
      const created = await createImport(writerOf(c), { ...c.req.valid('json'), userId });
      c.header('Location', `/api/imports/${created.entity.importId}`);
      return answerEntity(c, created, 201);
    },
  )
  .get('/:id', describeRoute('Get an import', { 200: Import }), permitStaff, params(WithId), async c =>
    answerEntity(c, await findImport(c.env.database, itsOwn(c, c.req.valid('param')))),
  )
  .post(
    '/:id/rows',
    describeRoute('Check rows of an import, against the current data', { 200: Import }, [409]),
    permitStaff,
    params(WithId),
    // A few hundred rows of a file.
    bodyOfUpTo(4 * MB),
    body(AddImportRows),
    async c => {
      const place = { base: c.env.pictureBase, origin: originOf(c) };
      const given = { ...itsOwn(c, c.req.valid('param')), ...c.req.valid('json'), place };
      return answerEntity(c, await stageRows(writerOf(c), given));
    },
  )
  .get(
    '/:id/rows',
    describeRoute('List the rows of an import', { 200: z.array(ImportRow) }),
    permitStaff,
    params(WithId),
    query(ImportRowFilter),
    async c => {
      const owned = itsOwn(c, c.req.valid('param'));
      const filter = c.req.valid('query');
      const listing = await listImportRows(c.env.database, { ...owned, filter });
      if (listing.total === 0) await findImport(c.env.database, owned);
      return answerList(c, listing, filter);
    },
  )
  .post(
    '/:id/apply',
    describeRoute('Apply an import, all or nothing', { 200: AppliedImport, 202: Job }, [409]),
    permitStaff,
    idempotent,
    params(WithId),
    async c => answerDone(c, await applyImport(writerOf(c), itsOwn(c, c.req.valid('param')))),
  )
  .delete(
    '/:id',
    describeRoute('Delete an import', { 204: null }, [409]),
    permitStaff,
    params(WithId),
    async c => {
      await deleteImport(writerOf(c), itsOwn(c, c.req.valid('param')), ifMatch(c));
      return c.body(null, 204);
    },
  );

const itsOwn = (c: Context<AppEnv>, { id }: { id: number }) => ({
  importId: id,
  userId: requireSession(c).userId,
});
