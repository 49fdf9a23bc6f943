import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { writePorts } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerJoined, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { permitSignedIn, requireSession, writePortsOf, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { sendSoon } from '../../outbox/send.ts';
import { addresses } from '../addresses/routes.ts';
import { SignedIn } from '../auth/contract.ts';
import { issueToken, signIn } from '../auth/routes.ts';
import { signIns } from '../sign-ins/routes.ts';
import { changeAccount } from './change-account.ts';
import { confirmEmail } from './change-email.ts';
import {
  Account,
  ChangedAccount,
  ChangePassword,
  ConfirmEmail,
  CreateAccount,
  DeleteAccount,
  EmailConfirmed,
  UpdateAccount,
} from './contract.ts';
import { assertCustomer, deleteAccount } from './delete-account.ts';
import { assertOwnPassword } from './own-password.ts';
import { createCustomer, findAccount, setPassword } from './queries.ts';
import { countSignUp } from './sign-ups.ts';

export const accounts = new Hono<AppEnv>()
  .post('/', describeRoute('Sign up', { 201: SignedIn }, [409, 429]), body(CreateAccount), async c => {
    await countSignUp(c);
    const { keep, ...account } = c.req.valid('json');
    const user = await createCustomer(writePorts(c.env, null), account, originOf(c));
    sendSoon(c, sql`user_id = ${user.userId}`);
    c.header('Location', '/api/accounts/me');
    return c.json(await signIn(c, user, { keep }), 201);
  })
  .get('/me', describeRoute('Get my account', { 200: Account, 304: null }), permitSignedIn, async c =>
    answerJoined(c, await findAccount(c.env.database, requireSession(c).userId)),
  )
  .put(
    '/me',
    describeRoute('Change my account', { 200: ChangedAccount }, [409, 412, 429]),
    permitSignedIn,
    body(UpdateAccount, Account),
    async c => {
      const session = requireSession(c);
      const { userId, tokenVersion } = session;
      const request = { versions: ifMatch(c), origin: originOf(c) };
      const changed = await changeAccount(writePortsOf(c), session, c.req.valid('json'), request);
      sendSoon(c, sql`user_id = ${userId}`);
      const entity: ChangedAccount = changed.entity;
      if (changed.endsSignIns) {
        const mine = { ...session, tokenVersion: tokenVersion + 1 };
        entity.token = await issueToken(c, mine, { keep: false, goesOn: true });
      }
      return answerJoined(c, { entity, version: changed.version });
    },
  )
  .post(
    '/email-confirmations',
    describeRoute('Confirm a new email', { 200: EmailConfirmed }),
    body(ConfirmEmail),
    async c => c.json({ email: await confirmEmail(writePorts(c.env, null), c.req.valid('json').token) }),
  )
  .put(
    '/me/password',
    describeRoute('Change my password', { 200: SignedIn }, [412, 429]),
    permitSignedIn,
    body(ChangePassword),
    async c => {
      const session = requireSession(c);
      const { currentPassword, newPassword } = c.req.valid('json');
      await assertOwnPassword(writePortsOf(c), session, {
        password: currentPassword,
        path: 'currentPassword',
        message: 'This is not your current password',
      });
      const changed = await setPassword(writerOf(c), session, newPassword, ifMatch(c));
      return c.json(await signIn(c, changed, { keep: session.keep, grant: session, goesOn: true }));
    },
  )
  .delete(
    '/me',
    describeRoute('Delete my account', { 204: null }, [409, 412, 429]),
    permitSignedIn,
    body(DeleteAccount),
    async c => {
      const session = requireSession(c);
      assertCustomer(session);
      const message = 'This is not your password';
      await assertOwnPassword(writePortsOf(c), session, {
        ...c.req.valid('json'),
        path: 'password',
        message,
      });
      const email = await deleteAccount(writerOf(c), session, {
        origin: originOf(c),
        versions: ifMatch(c),
      });
      if (email) sendSoon(c, sql`recipient = ${email}`);
      return c.body(null, 204);
    },
  )
  .route('/me/addresses', addresses)
  .route('/me/sign-ins', signIns);
