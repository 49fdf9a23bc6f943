import type { AskForDeletion, SentDeleted } from '../../functions/people/privacy/contract.ts';
import { type ApiClient, dataOf, done } from './client.ts';

export const requestDeletion = (api: ApiClient, json: AskForDeletion) =>
  done(api.api.privacy.requests.$post({ json }));

export const deleteSent = async (api: ApiClient, token: string): Promise<SentDeleted> =>
  (await dataOf<SentDeleted>(api.api.privacy.deletions.$post({ json: { token } }))).data;
