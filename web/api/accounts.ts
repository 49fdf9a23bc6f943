import type {
  Account,
  ChangedAccount,
  ChangePassword,
  CreateAccount,
  DeleteAccount,
  UpdateAccount,
} from '../../functions/people/accounts/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { type ApiClient, dataOf, done, entityOf, ifMatch } from './client.ts';
import { renewToken } from './sign-in.ts';

export async function createAccount(api: ApiClient, json: CreateAccount): Promise<SignedIn> {
  return (await dataOf<SignedIn>(api.api.accounts.$post({ json }))).data;
}

export const findMyAccount = (api: ApiClient) => entityOf<Account>(api.api.accounts.me.$get());

/** If the change ended all sessions, this one continues with a new token. */
export async function updateMyAccount(api: ApiClient, json: UpdateAccount, etag: string) {
  const { entity, ...rest } = await entityOf<ChangedAccount>(
    api.api.accounts.me.$put({ json }, ifMatch(etag)),
  );
  const { token, ...account } = entity;
  if (token) renewToken(token);
  return { entity: account as Account, ...rest };
}

export async function changeMyPassword(api: ApiClient, json: ChangePassword): Promise<SignedIn> {
  return (await dataOf<SignedIn>(api.api.accounts.me.password.$put({ json }))).data;
}

export const deleteMyAccount = (api: ApiClient, json: DeleteAccount) =>
  done(api.api.accounts.me.$delete({ json }));

export const confirmEmail = async (api: ApiClient, token: string): Promise<string> =>
  (await dataOf<{ email: string }>(api.api.accounts['email-confirmations'].$post({ json: { token } }))).data
    .email;
