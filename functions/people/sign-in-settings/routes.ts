import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { permitAdmin, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { SignInSettings, UpdateSignInSettings } from './contract.ts';
import { findSignInSettings, updateSignInSettings } from './queries.ts';

export const signInSettings = new Hono<AppEnv>()
  .get('/', describeRoute('Get the staff sign-in settings', { 200: SignInSettings }), permitAdmin, async c =>
    answerEntity(c, await findSignInSettings(c.env.database)),
  )
  .put(
    '/',
    describeRoute('Change the staff sign-in settings', { 200: SignInSettings }, [409]),
    permitAdmin,
    body(UpdateSignInSettings),
    async c => answerEntity(c, await updateSignInSettings(writerOf(c), c.req.valid('json'), ifMatch(c))),
  );
