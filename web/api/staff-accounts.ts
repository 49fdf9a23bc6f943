import type { Invitation, InviteAccount } from '../../functions/people/staff/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

export async function inviteAccount(api: ApiClient, json: InviteAccount): Promise<Invitation> {
  return (await dataOf<Invitation>(api.api.accounts.invite.$post({ json }))).data;
}

/** Clears the password; the response has the link for setting a new one. */
export async function resetAccount(api: ApiClient, id: string): Promise<Invitation> {
  return (await dataOf<Invitation>(api.api.accounts[':id'].reset.$post({ param: { id } }))).data;
}
