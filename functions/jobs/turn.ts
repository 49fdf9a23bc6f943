import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs.ts';
import { thisJob } from './page.ts';
import type { JobRow } from './rows.ts';
import type { Step } from './work.ts';

/** Begins a batch; the database refuses it if someone else made this step or ended the job. */
export const claimStep = (job: JobRow, { page }: Step): SQL => sql`
  UPDATE ${jobs} SET
    version = iif(version = ${job.version} AND state = 'running', version + 1, 0),
    page = (SELECT json_group_array(json(key)) FROM (${page})),
    stepped_at = ${Date.now()}
  WHERE ${thisJob(job)}`;

export const NOT_IN_TURN = 'job_in_turn';

/** Ends a batch: advances to the next page, the next phase or the end. */
export function advanceCursor(job: JobRow, { size, phases = 1 }: Step): SQL {
  const isOver = sql`json_array_length(page) < ${size}`;
  const isLast = sql`(${isOver} AND phase + 1 >= ${phases})`;
  const taken = sql`done + json_array_length(page)`;
  return sql`
    UPDATE ${jobs} SET
      done = ${taken},
      total = iif(${isLast}, ${taken}, max(total, ${taken})),
      after = iif(${isOver}, NULL, page -> '$[#-1]'),
      phase = phase + ${isOver},
      state = iif(${isLast}, 'done', state),
      ended_at = iif(${isLast}, ${Date.now()}, NULL),
      failures = 0,
      page = '[]'
    WHERE ${thisJob(job)}`;
}
