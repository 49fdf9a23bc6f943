import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../http/app-env.ts';
import { CHECKS } from './checks.ts';
import type { AuditFault, AuditFinding } from './contract.ts';
import { missingPictures } from './pictures.ts';

const FIRST = 20;

type Extent = { mostPages?: number };

/** Reckons the shop's books anew, and says what of them is not as it should be. */
export async function audit(
  { database, pictures }: Deps<'database' | 'pictures'>,
  { mostPages = Number.POSITIVE_INFINITY }: Extent = {},
): Promise<AuditFinding[]> {
  const [books, { faults, isPartial }] = await Promise.all([
    auditBooks(database),
    missingPictures({ database, pictures }, mostPages),
  ]);
  const holds = 'Every picture that a product or a slide shows is in the store';
  const first = faults.slice(0, FIRST);
  return [...books, { check: 'pictures', holds, found: faults.length, first, isPartial }];
}

type Fault = AuditFault & { found: number };

/** Of one moment, in one round trip. */
export async function auditBooks(database: Database): Promise<AuditFinding[]> {
  const queries = CHECKS.map(
    ({ faults }) =>
      sql<Fault>`${sql.raw(`SELECT what, said, count(*) OVER () AS found FROM (${faults}) LIMIT ${FIRST}`)}`,
  );
  const found = await database.readBatch(queries);
  return CHECKS.map(({ check, holds }, index) => {
    const faults = found[index] ?? [];
    const first = faults.map(({ what, said }) => ({ what, said }));
    return { check, holds, found: faults[0]?.found ?? 0, first, isPartial: false };
  });
}
