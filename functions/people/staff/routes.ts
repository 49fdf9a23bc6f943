import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { permitAdmin, requireSession, writerOf } from '../../http/session.ts';
import { body, params } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { sendSoon } from '../../outbox/send.ts';
import { crudOf } from '../../records/crud-routes.ts';
import {
  Invitation,
  InviteAccount,
  StaffAccount,
  StaffAccountFilter,
  UpdateStaffAccount,
} from './contract.ts';
import { invite } from './invitations.ts';
import { listAccounts } from './list.ts';
import { createInvited, findStaffAccount, takePassword, updateStaffAccount } from './queries.ts';

const crud = crudOf({ kind: 'accounts', one: 'account', many: 'accounts' }, StaffAccount, {
  readers: permitAdmin,
});

/** All accounts, for administrators. */
export const staffAccounts = new Hono<AppEnv>()
  .get('/', ...crud.list(StaffAccountFilter, listAccounts))
  .post(
    '/invite',
    describeRoute('Invite someone', { 201: Invitation }, [409]),
    permitAdmin,
    idempotent,
    body(InviteAccount),
    async c => {
      const origin = originOf(c);
      const user = await createInvited(writerOf(c), c.req.valid('json'), origin);
      sendSoon(c, sql`user_id = ${user.userId}`);
      c.header('Location', `/api/accounts/${user.userId}`);
      c.header('Cache-Control', 'no-store');
      return c.json(await invite(c.env, user, origin), 201);
    },
  )
  .get('/:id', describeRoute('Get an account', { 200: StaffAccount }), permitAdmin, params(WithId), async c =>
    answerEntity(c, await findStaffAccount(c.env.database, c.req.valid('param').id)),
  )
  .put(
    '/:id',
    describeRoute('Change an account', { 200: StaffAccount }, [409]),
    permitAdmin,
    params(WithId),
    body(UpdateStaffAccount, StaffAccount),
    async c => {
      const { userId: by } = requireSession(c);
      const which = { id: c.req.valid('param').id, versions: ifMatch(c), by };
      return answerEntity(c, await updateStaffAccount(writerOf(c), which, c.req.valid('json')));
    },
  )
  .post(
    '/:id/reset',
    describeRoute('Reset a password and send a link for a new one', { 200: Invitation }, [409]),
    permitAdmin,
    idempotent,
    params(WithId),
    async c => {
      const { userId: by } = requireSession(c);
      const origin = originOf(c);
      const user = await takePassword(writerOf(c), { id: c.req.valid('param').id, by, origin });
      sendSoon(c, sql`user_id = ${user.userId}`);
      c.header('Cache-Control', 'no-store');
      return c.json(await invite(c.env, user, origin));
    },
  );
