import type { ApiDocument } from '../../functions/openapi/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

export async function readApiDocument(api: ApiClient): Promise<ApiDocument> {
  return (await dataOf<unknown>(api.api['openapi.json'].$get())).data as ApiDocument;
}
