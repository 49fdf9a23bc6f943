import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { products } from '../../../db/schema/products.ts';
import { MOST_VARIANTS } from '../../contracts/family-limits.ts';
import type { Owned } from './queries.ts';
import { rejectedRow, type Staged } from './staged.ts';

/** Refuses rows that join a full family; who leaves it in the same file still counts. */
export async function refuseCrowding(database: Database, { importId }: Owned, judged: Staged[]) {
  const joined = [...new Set(judged.filter(isJoining).map(({ wanted }) => Number(wanted.familyId)))];
  if (joined.length === 0) return judged;
  const sizes = await database.read(sql<{ familyId: number; size: number }>`
    SELECT given.value AS "familyId", (SELECT count(*) FROM ${products} WHERE family_id = given.value) + (
      SELECT count(*) FROM ${importRows} AS it
      WHERE it.import_id = ${importId} AND it.wanted ->> 'familyId' = given.value COLLATE NOCASE
        AND json_type(it.wanted, '$.familyPosition') = 'null'
        AND it.line NOT IN (SELECT value FROM json_each(${JSON.stringify(judged.map(({ line }) => line))}))
    ) AS size FROM json_each(${JSON.stringify(joined)}) AS given`);
  const sizeOf = new Map(sizes.map(({ familyId, size }) => [familyId, size]));
  return judged.map(row => {
    if (!isJoining(row)) return row;
    const familyId = Number(row.wanted.familyId);
    const size = (sizeOf.get(familyId) ?? 0) + 1;
    if (size > MOST_VARIANTS) {
      const message = `A family can have at most ${MOST_VARIANTS} variants`;
      return rejectedRow({ ...row, errors: [{ path: 'family', message }] });
    }
    sizeOf.set(familyId, size);
    return row;
  });
}

const isJoining = ({ wanted }: Staged) =>
  typeof wanted.familyId === 'number' && wanted.familyPosition === null;
