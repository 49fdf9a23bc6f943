import type { AuditFinding } from '../../functions/contracts/audit.ts';
import { type ApiClient, dataOf } from './client.ts';

export async function readAudit(api: ApiClient): Promise<AuditFinding[]> {
  return (await dataOf<AuditFinding[]>(api.api.audit.$get())).data;
}
