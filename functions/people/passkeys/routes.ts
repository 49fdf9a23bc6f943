import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import { writePorts } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { permitStaff, requireSession, writePortsOf, writerOf } from '../../http/session.ts';
import { body, params } from '../../http/validate.ts';
import { sendSoon } from '../../outbox/send.ts';
import { SignedIn } from '../auth/contract.ts';
import { signIn } from '../auth/routes.ts';
import { addPasskey, optionsToAdd } from './add.ts';
import {
  AddOptions,
  AddPasskey,
  OwnPasskeys,
  Passkey,
  PasskeyAdded,
  ProveOwner,
  RecoveryCodes,
  RenamePasskey,
  SignInOptions,
  SignInWithPasskey,
} from './contract.ts';
import { assertOwner } from './owner.ts';
import { findOwnPasskeys, removePasskey, renamePasskey, renewRecoveryCodes } from './queries.ts';
import { optionsToSignIn, signInByPasskey } from './sign-in.ts';
import { siteOf } from './site.ts';

const BY_PASSKEY = { means: 'passkey', isSetup: false } as const;

/** Passkey sign-in and management. */
export const passkeys = new Hono<AppEnv>()
  .post(
    '/sign-in/options',
    describeRoute('Start logging in with a passkey', { 200: SignInOptions }, [409]),
    async c => unkept(c).json(await optionsToSignIn(c.env.keys, siteOf(c))),
  )
  .post(
    '/sign-in',
    describeRoute('Log in with a passkey', { 200: SignedIn }, [401, 409, 429]),
    body(SignInWithPasskey),
    async c => {
      const { keep, ...given } = c.req.valid('json');
      const from = { site: siteOf(c), address: clientAddress(c) };
      const user = await signInByPasskey(writePorts(c.env, null), { ...given, keep }, from);
      return c.json(await signIn(c, user, { keep, grant: BY_PASSKEY }));
    },
  )
  .get('/', describeRoute('List my passkeys', { 200: OwnPasskeys }), permitStaff, async c =>
    unkept(c).json(await findOwnPasskeys(c.env.database, requireSession(c))),
  )
  .post(
    '/options',
    describeRoute('Start adding a passkey', { 200: AddOptions }, [409, 429]),
    permitStaff,
    body(ProveOwner),
    async c => {
      const session = requireSession(c);
      const site = siteOf(c);
      await assertOwner(writePortsOf(c), session, c.req.valid('json'));
      return unkept(c).json(await optionsToAdd(c.env, session.userId, site));
    },
  )
  .post(
    '/',
    describeRoute('Add a passkey', { 201: PasskeyAdded }, [409]),
    permitStaff,
    body(AddPasskey),
    async c => {
      const { userId } = requireSession(c);
      const given = c.req.valid('json');
      const { passkey, user } = await addPasskey(writePortsOf(c), given, { userId, site: siteOf(c) });
      sendSoon(c, sql`user_id = ${userId}`);
      c.header('Location', '/api/auth/passkeys');
      const signedIn = await signIn(c, user, { keep: false, grant: BY_PASSKEY, goesOn: true });
      return c.json({ passkey, signIn: signedIn }, 201);
    },
  )
  .put(
    '/:id',
    describeRoute('Rename a passkey', { 200: Passkey }),
    permitStaff,
    params(WithId),
    body(RenamePasskey),
    async c => {
      const { name } = c.req.valid('json');
      return unkept(c).json(await renamePasskey(writerOf(c), ownOf(c, c.req.valid('param')), name));
    },
  )
  .delete(
    '/:id',
    describeRoute('Remove a passkey', { 204: null }, [409]),
    permitStaff,
    params(WithId),
    async c => {
      await removePasskey(writerOf(c), ownOf(c, c.req.valid('param')));
      return c.body(null, 204);
    },
  )
  .post(
    '/recovery-codes',
    describeRoute('Create new recovery codes', { 200: RecoveryCodes }, [429]),
    permitStaff,
    body(ProveOwner),
    async c => {
      const session = requireSession(c);
      await assertOwner(writePortsOf(c), session, c.req.valid('json'));
      return unkept(c).json(await renewRecoveryCodes(writerOf(c), session.userId));
    },
  );

const ownOf = (c: Context<AppEnv>, { id }: { id: number }) => ({ id, userId: requireSession(c).userId });

function unkept<Input extends Context<AppEnv>>(c: Input): Input {
  c.header('Cache-Control', 'no-store');
  return c;
}
