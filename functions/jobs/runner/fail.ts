import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import type { Versioned } from '../../records/rows.ts';
import type { Job } from '../contract.ts';
import type { JobRow } from '../rows.ts';
import { isThisJob } from '../step-sql.ts';
import { findJob } from './queries.ts';

const MOST_FAILURES = 3;
const PROBLEM =
  'It failed three times in a row; see the log for the cause. Changes made until then are in the history';

/** Moves it behind other jobs; repeated failures end it. If two clients see the same step fail, only one records it. */
export async function noteFailure(database: Database, job: JobRow): Promise<Versioned<Job>> {
  const now = Date.now();
  const isLast = sql`failures + 1 >= ${MOST_FAILURES}`;
  await database.as(null).write(sql`
    UPDATE ${jobs} SET
      failures = failures + 1,
      state = iif(${isLast}, 'failed', state),
      problem = iif(${isLast}, ${PROBLEM}, problem),
      ended_at = iif(${isLast}, ${now}, ended_at),
      stepped_at = ${now},
      version = version + 1
    WHERE ${isThisJob(job)} AND state = 'running' AND version = ${job.version}`);
  return await findJob({ database }, job.jobId);
}
