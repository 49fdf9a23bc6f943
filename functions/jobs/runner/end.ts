import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { build } from '../../../db/sql/build.ts';
import type { Versioned } from '../../records/rows.ts';
import type { Job, JobState } from '../contract.ts';
import { findJob } from './queries.ts';

type End = { state: Exclude<JobState, 'running' | 'done'>; problem?: string };

/** Work already done stays; an ended job isn't changed. */
export async function endJob(database: Database, jobId: number, end: End): Promise<Versioned<Job>> {
  await database.as(null).write(
    build
      .update(jobs)
      .set({ ...end, endedAt: new Date(), version: sql`${jobs.version} + 1` })
      .where(and(eq(jobs.jobId, jobId), eq(jobs.state, 'running'))),
  );
  return await findJob({ database }, jobId);
}
