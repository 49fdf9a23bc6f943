import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import type { Deps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import type { Check } from './check.ts';
import { CHECKS } from './checks.ts';
import {
  AUDIT_CHECKS,
  type AuditCheck,
  type AuditFault,
  type AuditFinding,
  type AuditPart,
  FIRST,
  withMore,
} from './contract.ts';
import { auditPictures } from './pictures.ts';

type Place = { check: AuditCheck; after?: string | undefined };
type Extent = { mostParts?: number };

/** Runs the next part of a check; parts are independent. */
export async function auditPart(
  { database, pictures }: Deps<'database' | 'pictures'>,
  { check, after }: Place,
): Promise<AuditPart> {
  const ofBooks = CHECKS.find(one => one.check === check);
  return ofBooks
    ? await auditDatabase(database, ofBooks, after)
    : await auditPictures({ database, pictures }, after);
}

/** Recomputes the shop's books and reports mismatches. */
export async function audit(
  ports: Deps<'database' | 'pictures'>,
  extent: Extent = {},
): Promise<AuditFinding[]> {
  const findings = [];
  for (const check of AUDIT_CHECKS) {
    findings.push(await inParts(check, place => auditPart(ports, place), extent));
  }
  return findings;
}

/** Only the database, without the picture store. */
export async function auditBooks(database: Database, checks: Check[] = CHECKS): Promise<AuditFinding[]> {
  const findings = [];
  for (const one of checks) {
    findings.push(await inParts(one.check, ({ after }) => auditDatabase(database, one, after)));
  }
  return findings;
}

async function inParts(
  check: AuditCheck,
  look: (place: Place) => Promise<AuditPart>,
  { mostParts = Number.POSITIVE_INFINITY }: Extent = {},
): Promise<AuditFinding> {
  let { finding, next } = await look({ check });
  for (let parts = 1; next !== null && parts < mostParts; parts += 1) {
    const more = await look({ check, after: next });
    finding = withMore(finding, more.finding);
    next = more.next;
  }
  return { ...finding, isPartial: next !== null };
}

const WRONG_PLACE = { path: 'after', message: 'After must be the `next` of the previous part' };

/** Above every key. */
const LAST = Number.MAX_SAFE_INTEGER;

type Part = { upTo: number; share: number };
type Fault = AuditFault & { found: number };

/** A part and its mismatches are read consistently. */
export async function auditDatabase(database: Database, one: Check, place = '-1'): Promise<AuditPart> {
  if (!/^-?\d{1,15}$/.test(place)) throw new ValidationError([WRONG_PLACE]);
  const after = Number(place);
  const { check, holds, along, faults } = one;
  const { table, key, most } = along;
  const part = `WITH part AS MATERIALIZED (
    SELECT iif(count(*) < ${most}, ${LAST}, max(key)) AS up_to
    FROM (SELECT ${key} AS key FROM ${table} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${most}))`;
  const within = (column: string, each = 1) =>
    each === 1
      ? `${column} > ${after} AND ${column} <= (SELECT up_to FROM part)`
      : `${column} >= ${(after + 1) * each} AND ${column} < (SELECT (up_to + 1.0) * ${each} FROM part)`;
  const [[reached], found] = await database.readBatch([
    sql<Part>`${sql.raw(`${part} SELECT up_to AS upTo,
      up_to * 1.0 / (SELECT max(${key}) FROM ${table}) AS share FROM part`)}`,
    sql<Fault>`${sql.raw(`${part} SELECT what, said, count(*) OVER () AS found FROM (${faults(within)}) LIMIT ${FIRST}`)}`,
  ]);
  const { upTo = LAST, share = 1 } = reached ?? {};
  const first = found.map(({ what, said }) => ({ what, said }));
  const isLast = upTo === LAST;
  return {
    finding: { check, holds, found: found[0]?.found ?? 0, first, isPartial: false },
    next: isLast ? null : String(upTo),
    share: isLast ? 1 : share,
  };
}
