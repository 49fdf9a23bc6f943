import { Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import {
  Invitation,
  InviteAccount,
  StaffAccount,
  StaffAccountFilter,
  UpdateStaffAccount,
} from '../../contracts/staff-accounts.ts';
import { about } from '../../http/about.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { permitAdmin, requireSession } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { INVITED, invite, PASSWORD_TAKEN } from './invitations.ts';
import { listAccounts } from './staff-list.ts';
import { createInvited, findStaffAccount, takePassword, updateStaffAccount } from './staff-queries.ts';

/** The accounts of everybody, which only administrators see. */
export const staffAccounts = new Hono<Shop>()
  .get(
    '/',
    about('List accounts', { 200: z.array(StaffAccount) }),
    permitAdmin,
    query(StaffAccountFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listAccounts(c.env.database, filter), filter);
    },
  )
  .post(
    '/invite',
    about('Invite somebody', { 201: Invitation }, [409]),
    permitAdmin,
    body(InviteAccount),
    async c => {
      const invited = await createInvited(c.env.database, c.req.valid('json'));
      c.header('Location', `/api/accounts/${invited.user.userId}`);
      c.header('Cache-Control', 'no-store');
      return c.json(await invite(c.env, invited, { origin: originOf(c), words: INVITED }), 201);
    },
  )
  .get('/:id', about('Get an account', { 200: StaffAccount }), permitAdmin, params(WithId), async c =>
    answerEntity(c, await findStaffAccount(c.env.database, c.req.valid('param').id)),
  )
  .put(
    '/:id',
    about('Change an account', { 200: StaffAccount }, [409]),
    permitAdmin,
    params(WithId),
    body(UpdateStaffAccount),
    async c => {
      const { userId: by } = requireSession(c);
      const which = { id: c.req.valid('param').id, versions: ifMatch(c), by };
      return answerEntity(c, await updateStaffAccount(c.env.database, which, c.req.valid('json')));
    },
  )
  .post(
    '/:id/reset',
    about('Take a password away and send a link for a new one', { 200: Invitation }, [409]),
    permitAdmin,
    params(WithId),
    async c => {
      const { userId: by } = requireSession(c);
      const invited = await takePassword(c.env.database, { id: c.req.valid('param').id, by });
      c.header('Cache-Control', 'no-store');
      return c.json(await invite(c.env, invited, { origin: originOf(c), words: PASSWORD_TAKEN }));
    },
  );
