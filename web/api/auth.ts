import type {
  ForgotPassword,
  Login,
  ResetPassword,
  SignedIn,
  TokenCheck,
} from '../../functions/people/auth/contract.ts';
import { type ApiClient, dataOf, done } from './client.ts';

export async function login(api: ApiClient, json: Login): Promise<SignedIn> {
  return (await dataOf<SignedIn>(api.api.auth.login.$post({ json }))).data;
}

/** Checks the stored token, sent in a header since URLs end up in logs. */
export async function checkToken(
  api: ApiClient,
  options?: { headers: { Authorization: string } },
): Promise<TokenCheck> {
  return (await dataOf<TokenCheck>(api.api.auth.checktoken.$get({ query: {} }, options))).data;
}

export const logoutEverywhere = (api: ApiClient) => done(api.api.auth['logout-everywhere'].$post());

export const requestReset = (api: ApiClient, json: ForgotPassword) =>
  done(api.api.auth.forgot.$post({ json }));

export const resetPassword = (api: ApiClient, json: ResetPassword) =>
  done(api.api.auth.reset.$post({ json }));
