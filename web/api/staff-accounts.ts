import type {
  Invitation,
  InviteAccount,
  StaffAccount,
  UpdateStaffAccount,
} from '../../functions/contracts/staff-accounts.ts';
import { type ApiClient, dataOf, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const listAccounts = (api: ApiClient, query: ListQuery) =>
  listOf<StaffAccount>(api.api.accounts.$get({ query }));

export const findAccount = (api: ApiClient, id: string) =>
  entityOf<StaffAccount>(api.api.accounts[':id'].$get({ param: { id } }));

export const updateAccount = (api: ApiClient, id: string, json: UpdateStaffAccount, etag: string) =>
  entityOf<StaffAccount>(api.api.accounts[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export async function inviteAccount(api: ApiClient, json: InviteAccount): Promise<Invitation> {
  return (await dataOf<Invitation>(api.api.accounts.invite.$post({ json }))).data;
}

/** Takes the password away; the answer has the way to a new one. */
export async function resetAccount(api: ApiClient, id: string): Promise<Invitation> {
  return (await dataOf<Invitation>(api.api.accounts[':id'].reset.$post({ param: { id } }))).data;
}
