import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs.ts';
import type { JobRow } from './rows.ts';
import { isThisJob } from './step-sql.ts';
import type { Step } from './work.ts';

/** First statement of a step; the database refuses the batch if someone else has run this step or ended the job. */
export const claimStep = (job: JobRow, { keys }: Step): SQL => sql`
  UPDATE ${jobs} SET
    version = iif(version = ${job.version} AND state = 'running', version + 1, 0),
    page = (SELECT json_group_array(json(key)) FROM (${keys})),
    stepped_at = ${Date.now()}
  WHERE ${isThisJob(job)}`;

export const CLAIM_CONSTRAINT = 'job_in_turn';

/** Last statement of a step: moves the job to its next rows, its next phase or its end. */
export function advanceCursor(job: JobRow, { size, phases = 1 }: Step): SQL {
  const isPhaseOver = sql`json_array_length(page) < ${size}`;
  const isJobOver = sql`(${isPhaseOver} AND phase + 1 >= ${phases})`;
  const doneAfter = sql`done + json_array_length(page)`;
  return sql`
    UPDATE ${jobs} SET
      done = ${doneAfter},
      total = iif(${isJobOver}, ${doneAfter}, max(total, ${doneAfter})),
      after = iif(${isPhaseOver}, NULL, page -> '$[#-1]'),
      phase = phase + ${isPhaseOver},
      state = iif(${isJobOver}, 'done', state),
      ended_at = iif(${isJobOver}, ${Date.now()}, NULL),
      failures = 0,
      page = '[]'
    WHERE ${isThisJob(job)}`;
}
