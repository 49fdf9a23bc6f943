import type { AuditCheck, AuditPart } from '../../functions/office/audit/contract.ts';
import { type ApiClient, dataOf } from './client.ts';

/** The next part of a check, after the rows checked so far. */
export async function readAuditPart(
  api: ApiClient,
  check: AuditCheck,
  after: string | null,
): Promise<AuditPart> {
  const query = { check, ...(after !== null && { after }) };
  return (await dataOf<AuditPart>(api.api.audit.parts.$get({ query }))).data;
}
