import { sql } from 'drizzle-orm';
import type { Role } from '../../functions/contracts/roles.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import type {
  AddOptions,
  PasskeyAdded,
  RecoveryCodes,
  SignInOptions,
} from '../../functions/people/passkeys/contract.ts';
import { makeAccount, PASSWORD } from './accounts.ts';
import { fromElsewhere } from './addresses.ts';
import { clientOf } from './api-client.ts';
import { type Authenticator, makeAuthenticator } from './authenticator.ts';
import type { Shop } from './shop.ts';
import { tokenFor } from './tokens.ts';

/** The shop by host name: an IP address has no passkeys. */
const namedUrl = ({ url }: Pick<Shop, 'url'>) => url.replace('127.0.0.1', 'localhost');

/** What people with passkeys do in a shop. */
export function passkeyOwnersOf(shop: Pick<Shop, 'url' | 'database'>) {
  const call: ReturnType<typeof clientOf> = (...request) => clientOf(namedUrl(shop))(...request);
  const origin = () => namedUrl(shop);

  const begin = (token: string, json: object = { password: PASSWORD }) =>
    call<AddOptions>('POST', '/api/auth/passkeys/options', { token, json });
  const add = async (
    token: string,
    {
      device = makeAuthenticator(),
      name = 'Laptop',
      ...doing
    }: Parameters<Authenticator['create']>[1] & {
      device?: Authenticator;
      name?: string;
    } = { origin: origin() },
  ) => {
    const { data: options } = await begin(token);
    const json = { name, ...device.create(options, doing) };
    return { device, json, ...(await call<PasskeyAdded>('POST', '/api/auth/passkeys', { token, json })) };
  };
  const signInOptions = async () =>
    (await call<SignInOptions>('POST', '/api/auth/passkeys/sign-in/options')).data;
  const send = (json: object) =>
    call<SignedIn>('POST', '/api/auth/passkeys/sign-in', { json, headers: fromElsewhere() });
  const signIn = async (device: Authenticator, doing: object = {}) =>
    await send(device.get(await signInOptions(), { origin: origin(), ...doing }));
  const makeCodes = async (token: string, json: object = {}) =>
    (await call<RecoveryCodes>('POST', '/api/auth/passkeys/recovery-codes', { token, json })).data.codes;

  /** A staff member, signed in with a passkey. */
  const makeOwner = async (role: Role = 'staff') => {
    const user = await makeAccount(shop.database, role);
    const { device, data } = await add(await tokenFor(user));
    return { user, device, passkeyId: data.passkey.passkeyId, token: data.signIn.token };
  };
  const login = (username: string, given: object = {}) =>
    call<SignedIn>('POST', '/api/auth/login', {
      json: { username, password: PASSWORD, ...given },
      headers: fromElsewhere(),
    });
  const require = (token: string, passkeysRequired = true) =>
    call('PUT', '/api/settings/sign-in', { token, json: { passkeysRequired } });
  /** As if it had never been called. */
  const requireNoMore = () =>
    shop.database.write(sql`UPDATE settings SET passkeys_required = 0, passwords_ended_at = NULL`);

  return {
    ...{ call, origin, begin, add, signInOptions, send, signIn, makeCodes },
    ...{ makeOwner, login, require, requireNoMore },
  };
}
