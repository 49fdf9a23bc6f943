import { type Context, Hono } from 'hono';
import {
  Account,
  ChangePassword,
  CreateAccount,
  DeleteAccount,
  UpdateAccount,
} from '../../contracts/accounts.ts';
import { SignedIn } from '../../contracts/auth.ts';
import { about } from '../../http/about.ts';
import { answerJoined, ifMatch } from '../../http/etag.ts';
import { permitSignedIn, requireSession } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body } from '../../http/validate.ts';
import { signIn } from '../auth/routes.ts';
import { sendDeletionLetterLater } from '../privacy/deletion-letter.ts';
import { addresses } from './address-routes.ts';
import { assertCustomer, deleteAccount, type Ended } from './delete-account.ts';
import { assertOwnPassword } from './own-password.ts';
import { createCustomer, findAccount, setPassword, updateAccount } from './queries.ts';
import { countSignUp } from './sign-ups.ts';

const MORE_SENT =
  'Your account is deleted. Under its address we still keep what was sent before the account was made.';

export const accounts = new Hono<Shop>()
  .post('/', about('Sign up', { 201: SignedIn }, [409, 429]), body(CreateAccount), async c => {
    await countSignUp(c);
    const { keep, ...account } = c.req.valid('json');
    const user = await createCustomer(c.env.database, account);
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
      return answerJoined(c, await updateAccount(c.env.database, userId, c.req.valid('json'), ifMatch(c)));
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
      await assertOwnPassword(c.env, session.userId, {
        password: currentPassword,
        path: 'currentPassword',
        message: 'This is not your current password',
      });
      const changed = await setPassword(c.env.database, session, newPassword);
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
      await assertOwnPassword(c.env, session.userId, { ...c.req.valid('json'), path: 'password', message });
      tellOfMore(c, await deleteAccount(c.env.database, session));
      return c.body(null, 204);
    },
  )
  .route('/me/addresses', addresses);

/** What was sent under the address before the account had it may be somebody else’s: only a letter can tell. */
function tellOfMore(c: Context<Shop>, { email, shopName, isMoreSent }: Ended) {
  if (email && isMoreSent) sendDeletionLetterLater(c, { email, shopName, because: MORE_SENT });
}
