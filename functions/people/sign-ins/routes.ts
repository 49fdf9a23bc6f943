import { Hono } from 'hono';
import * as z from 'zod';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, requireSession, writerOf } from '../../http/session.ts';
import { params } from '../../http/validate.ts';
import { issueToken } from '../auth/routes.ts';
import { SignIn, SignInGoesOn } from './contract.ts';
import { endEverySignIn, endSignIn, listSignIns } from './queries.ts';

/** Staff sessions. */
export const signIns = new Hono<AppEnv>()
  .get('/', describeRoute('List my sessions', { 200: z.array(SignIn) }), permitStaff, async c =>
    answerList(c, await listSignIns(c.env.database, requireSession(c)), {}),
  )
  .delete('/', describeRoute('End all my other sessions', { 200: SignInGoesOn }), permitStaff, async c => {
    const session = requireSession(c);
    const claims = await endEverySignIn(writerOf(c), session);
    return c.json({ token: await issueToken(c, claims, { keep: session.keep, goesOn: true }) });
  })
  .delete(
    '/:id',
    describeRoute('End one of my sessions', { 204: null }),
    permitStaff,
    params(WithId),
    async c => {
      const { userId } = requireSession(c);
      await endSignIn(writerOf(c), { id: c.req.valid('param').id, userId });
      return c.body(null, 204);
    },
  );
