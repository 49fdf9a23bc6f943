import { sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/import-rows.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { ROWS_OF_A_STEP } from '../../contracts/bulk-limits.ts';
import type { JobRow } from '../../jobs/rows.ts';
import { isThisJob, keysOfStep, namesWith } from '../../jobs/step-sql.ts';
import type { Step } from '../../jobs/work.ts';
import type { ImportKind } from './columns.ts';
import { IMPORTS } from './kinds.ts';

export type ImportAsked = {
  importId: number;
  resource: ImportKind;
  fileName: string;
  /** Why a row was left unchanged. */
  reason: string;
};

/** Applies the rows of a checked file in order; outdated ones are skipped. */
export function importStep(job: JobRow): Step {
  const { importId, resource } = job.asked as ImportAsked;
  const { isOutdated, write } = IMPORTS[resource];
  const isInStep = sql`${importRows.importId} = ${importId}
    AND ${importRows.line} IN (SELECT paged.value FROM ${keysOfStep(job)})`;
  const outdated = sql`FROM ${keysOfStep(job)}
    CROSS JOIN ${importRows} ON import_id = ${importId} AND line = paged.value WHERE ${isOutdated}`;
  return {
    size: ROWS_OF_A_STEP,
    keys: sql`SELECT line AS key FROM ${importRows}
      WHERE import_id = ${importId} AND outcome IN ('create', 'change') AND line > ${Number(job.after ?? 0)}
      ORDER BY line LIMIT ${ROWS_OF_A_STEP}`,
    statements: [
      sql`UPDATE ${jobs} SET
        changed = changed + json_array_length(page) - (SELECT count(*) ${outdated}),
        kept = kept + (SELECT count(*) ${outdated}),
        kept_names = ${namesWith(sql`SELECT title AS name ${outdated} ORDER BY line`)}
        WHERE ${isThisJob(job)}`,
      ...write(sql`${isInStep} AND NOT ${isOutdated}`),
    ],
  };
}
