import type { SignIn, SignInGoesOn } from '../../functions/people/sign-ins/contract.ts';
import { type ApiClient, dataOf, done } from './client.ts';
import { renewToken } from './sign-in.ts';

export const listSignIns = async (api: ApiClient): Promise<SignIn[]> =>
  (await dataOf<SignIn[]>(api.api.accounts.me['sign-ins'].$get())).data;

export const endSignIn = (api: ApiClient, id: number) =>
  done(api.api.accounts.me['sign-ins'][':id'].$delete({ param: { id: String(id) } }));

/** This session continues with a new token. */
export async function endOtherSignIns(api: ApiClient) {
  const { data } = await dataOf<SignInGoesOn>(api.api.accounts.me['sign-ins'].$delete());
  renewToken(data.token);
}
