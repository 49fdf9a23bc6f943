import type { SignedIn } from '../../functions/people/auth/contract.ts';
import type {
  AddOptions,
  OwnPasskeys,
  Passkey,
  PasskeyAdded,
  RecoveryCodes,
  SignInOptions,
} from '../../functions/people/passkeys/contract.ts';
import { type ApiClient, ApiProblem, anonymousApi, dataOf, done } from './client.ts';

/** Loaded on the first click: no page needs it to render. */
const browser = () => import('@simplewebauthn/browser');

/** Sends no token: an expired one would redirect to the login. */
export async function signInWithPasskey({ keep }: { keep: boolean }): Promise<SignedIn> {
  const calls = anonymousApi.api.auth.passkeys['sign-in'];
  const { data: options } = await dataOf<SignInOptions>(calls.options.$post());
  const { startAuthentication } = await browser();
  const answer = await startAuthentication({ optionsJSON: options }).catch(sayWhyNot);
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  const response = { clientDataJSON, authenticatorData, signature, userHandle };
  return (await dataOf<SignedIn>(calls.$post({ json: { id: answer.id, response, keep } }))).data;
}

type NewPasskey = { name: string; password?: string | undefined };

export async function addPasskey(api: ApiClient, { name, password }: NewPasskey): Promise<PasskeyAdded> {
  const calls = api.api.auth.passkeys;
  const { data: options } = await dataOf<AddOptions>(calls.options.$post({ json: { password } }));
  const { startRegistration } = await browser();
  const asked = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const answer = await startRegistration({ optionsJSON: asked }).catch(sayWhyNot);
  const { clientDataJSON, attestationObject, transports } = answer.response;
  const response = { clientDataJSON, attestationObject, transports };
  return (await dataOf<PasskeyAdded>(calls.$post({ json: { name, id: answer.id, response } }))).data;
}

/** Browsers hide the reason on purpose: cancelling and having no passkey look the same. */
function sayWhyNot(error: unknown): never {
  const { name } = error as Error;
  if (name === 'InvalidStateError')
    throw new ApiProblem(0, { detail: 'This device already has a passkey for your account.' });
  throw new ApiProblem(0, { detail: 'No passkey was used. Try again or choose another device.' });
}

export const findMyPasskeys = async (api: ApiClient): Promise<OwnPasskeys> =>
  (await dataOf<OwnPasskeys>(api.api.auth.passkeys.$get())).data;

export const renamePasskey = async (api: ApiClient, id: number, name: string): Promise<Passkey> =>
  (await dataOf<Passkey>(api.api.auth.passkeys[':id'].$put({ param: { id: String(id) }, json: { name } })))
    .data;

export const removePasskey = (api: ApiClient, id: number) =>
  done(api.api.auth.passkeys[':id'].$delete({ param: { id: String(id) } }));

export const makeRecoveryCodes = async (
  api: ApiClient,
  json: { password?: string | undefined },
): Promise<string[]> =>
  (await dataOf<RecoveryCodes>(api.api.auth.passkeys['recovery-codes'].$post({ json }))).data.codes;

export const listPasskeysOf = async (api: ApiClient, id: string): Promise<Passkey[]> =>
  (await dataOf<Passkey[]>(api.api.accounts[':id'].passkeys.$get({ param: { id } }))).data;

export const removePasskeysOf = (api: ApiClient, id: string) =>
  done(api.api.accounts[':id'].passkeys.$delete({ param: { id } }));
