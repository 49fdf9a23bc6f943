import type {
  Account,
  ChangePassword,
  CreateAccount,
  DeleteAccount,
  UpdateAccount,
} from '../../functions/people/accounts/contract.ts';
import type { SignedIn } from '../../functions/people/auth/contract.ts';
import { type ApiClient, dataOf, done, entityOf, ifMatch } from './client.ts';

export async function createAccount(api: ApiClient, json: CreateAccount): Promise<SignedIn> {
  return (await dataOf<SignedIn>(api.api.accounts.$post({ json }))).data;
}

export const findMyAccount = (api: ApiClient) => entityOf<Account>(api.api.accounts.me.$get());

export const updateMyAccount = (api: ApiClient, json: UpdateAccount, etag: string) =>
  entityOf<Account>(api.api.accounts.me.$put({ json }, ifMatch(etag)));

export async function changeMyPassword(api: ApiClient, json: ChangePassword): Promise<SignedIn> {
  return (await dataOf<SignedIn>(api.api.accounts.me.password.$put({ json }))).data;
}

export const deleteMyAccount = (api: ApiClient, json: DeleteAccount) =>
  done(api.api.accounts.me.$delete({ json }));
