import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerJoined, ifMatch } from '../../http/etag.ts';
import { permitSignedIn, requireSession, writePortsOf, writerOf } from '../../http/session.ts';
import { body } from '../../http/validate.ts';
import { addresses } from '../addresses/routes.ts';
import { SignedIn } from '../auth/contract.ts';
import { signIn } from '../auth/routes.ts';
import { sendDeletionLetterLater } from '../privacy/deletion-letter.ts';
import { Account, ChangePassword, CreateAccount, DeleteAccount, UpdateAccount } from './contract.ts';
import { assertCustomer, deleteAccount, type Ended } from './delete-account.ts';
import { assertOwnPassword } from './own-password.ts';
import { createCustomer, findAccount, setPassword, updateAccount } from './queries.ts';
import { countSignUp } from './sign-ups.ts';

const MORE_SENT =
  'Your account is deleted. Under its address we still keep what was sent before the account was made.';

export const accounts = new Hono<AppEnv>()
  .post('/', about('Sign up', { 201: SignedIn }, [409, 429]), body(CreateAccount), async c => {
    await countSignUp(c);
    const { keep, ...account } = c.req.valid('json');
    const user = await createCustomer(c.env.database.as(null), account);
    c.header('Location', '/api/accounts/me');
    return c.json(await signIn(c, user, { keep }), 201);
  })
  .get('/me', about('Get my account', { 200: Account, 304: null }), permitSignedIn, async c =>
    answerJoined(c, await findAccount(c.env.database, requireSession(c).userId)),
  )
  .put(
    '/me',
    about('Change my account', { 200: Account }, [409]),
    permitSignedIn,
    body(UpdateAccount),
    async c => {
      const { userId } = requireSession(c);
      return answerJoined(c, await updateAccount(writerOf(c), userId, c.req.valid('json'), ifMatch(c)));
    },
  )
  .put(
    '/me/password',
    about('Change my password', { 200: SignedIn }, [429]),
    permitSignedIn,
    body(ChangePassword),
    async c => {
      const session = requireSession(c);
      const { currentPassword, newPassword } = c.req.valid('json');
      await assertOwnPassword(writePortsOf(c), session.userId, {
        password: currentPassword,
        path: 'currentPassword',
        message: 'This is not your current password',
      });
      const changed = await setPassword(writerOf(c), session, newPassword);
      return c.json(await signIn(c, changed, { keep: false }));
    },
  )
  .delete(
    '/me',
    about('Delete my account', { 204: null }, [409, 429]),
    permitSignedIn,
    body(DeleteAccount),
    async c => {
      const session = requireSession(c);
      assertCustomer(session);
      const message = 'This is not your password';
      await assertOwnPassword(writePortsOf(c), session.userId, {
        ...c.req.valid('json'),
        path: 'password',
        message,
      });
      tellOfMore(c, await deleteAccount(writerOf(c), session));
      return c.body(null, 204);
    },
  )
  .route('/me/addresses', addresses);

/**
 * Whatever was sent before the account had the address may be somebody else's: deleting that takes an
 * e-mailed link.
 */
function tellOfMore(c: Context<AppEnv>, { email, shopName, isMoreSent }: Ended) {
  if (email && isMoreSent) sendDeletionLetterLater(c, { email, shopName, because: MORE_SENT });
}
