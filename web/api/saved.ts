import type { SavedCodes, SavedProducts } from '../../functions/catalog/saved/contract.ts';
import { typedCalls } from './calls.ts';
import { type ApiClient, dataOf, done } from './client.ts';
import { send } from './fetch-with-session.ts';

/** An expired session must not lead away from a page because of something saved on it. */
const quietApi = typedCalls(send, '');

export const readSavedCodes = async () =>
  (await dataOf<SavedCodes>(quietApi.api.saved.codes.$get())).data.productCodes;

export const saveInAccount = async (productCodes: number[]) =>
  (await dataOf<SavedCodes>(quietApi.api.saved.$put({ json: { productCodes } }))).data.productCodes;

export const removeFromAccount = (productCode: number) =>
  done(quietApi.api.saved[':id'].$delete({ param: { id: String(productCode) } }));

export const readSaved = async (api: ApiClient, country: string | undefined) =>
  (await dataOf<SavedProducts>(api.api.saved.$get({ query: { country } }))).data;
