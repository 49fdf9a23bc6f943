import type { Audit } from '../../functions/office/audit/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

export async function readAudit(api: ApiClient): Promise<Audit> {
  return (await dataOf<Audit>(api.api.audit.$get())).data;
}
