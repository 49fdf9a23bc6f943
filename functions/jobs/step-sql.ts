import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs.ts';
import { NAMES_KEPT } from '../contracts/bulk-limits.ts';
import type { JobRow } from './rows.ts';

/** The current job, for the statements of a step. */
export const isThisJob = ({ jobId }: JobRow): SQL => sql`${jobs.jobId} = ${jobId}`;

/** Adds names of rows left unchanged, up to the limit. */
export const namesWith = (kept: SQL): SQL => sql`(
  SELECT json_group_array(name) FROM (
    SELECT value AS name FROM json_each(${jobs.keptNames})
    UNION ALL SELECT name FROM (${kept} LIMIT ${NAMES_KEPT}) LIMIT ${NAMES_KEPT}))`;

/** The keys of a step, within its batch: a row for each, with its JSON as `value`. */
export const keysOfStep = ({ jobId }: JobRow): SQL =>
  sql`json_each((SELECT page FROM ${jobs} AS job WHERE job.job_id = ${jobId})) AS paged`;
