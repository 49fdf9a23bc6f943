import { Hono } from 'hono';
import { Account, ChangePassword, CreateAccount, UpdateAccount } from '../../contracts/accounts.ts';
import { SignedIn } from '../../contracts/auth.ts';
import { RuleBroken } from '../../errors.ts';
import { about } from '../../http/about.ts';
import { assertWithin, countAttempt, forgetAttempts } from '../../http/attempts.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { permitSignedIn, requireSession } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body } from '../../http/validate.ts';
import { findUser } from '../auth/queries.ts';
import { signIn } from '../auth/routes.ts';
import { verifyPassword } from './passwords.ts';
import { createCustomer, findAccount, setPassword, updateAccount } from './queries.ts';
import { countSignUp } from './sign-ups.ts';

export const accounts = new Hono<Shop>()
  .post('/', about('Sign up', { 201: SignedIn }, [409, 429]), body(CreateAccount), async c => {
    await countSignUp(c);
    const { keep, ...account } = c.req.valid('json');
    const user = await createCustomer(c.env.database, account);
    c.header('Location', '/api/accounts/me');
    return c.json(await signIn(c, user, { keep }), 201);
  })
  .get('/me', about('Get my account', { 200: Account, 304: null }), permitSignedIn, async c =>
    answerEntity(c, await findAccount(c.env.database, requireSession(c).userId)),
  )
  .put(
    '/me',
    about('Change my account', { 200: Account }, [409]),
    permitSignedIn,
    body(UpdateAccount),
    async c => {
      const { userId } = requireSession(c);
      return answerEntity(c, await updateAccount(c.env.database, userId, c.req.valid('json'), ifMatch(c)));
    },
  )
  .put(
    '/me/password',
    about('Change my password', { 200: SignedIn }, [429]),
    permitSignedIn,
    body(ChangePassword),
    async c => {
      const { database } = c.env;
      const session = requireSession(c);
      const { currentPassword, newPassword } = c.req.valid('json');
      const limit = { of: 'password-change', subject: String(session.userId), most: 10, minutes: 15 };
      assertWithin(limit, await countAttempt(c.env, limit));

      const user = await findUser(database, session.userId);
      if (!(await verifyPassword(currentPassword, user?.passwordHash))) {
        throw new RuleBroken([{ path: 'currentPassword', message: 'This is not your current password' }]);
      }
      const changed = await setPassword(database, session, newPassword);
      await forgetAttempts(c.env, limit);
      return c.json(await signIn(c, changed, { keep: false }));
    },
  );
