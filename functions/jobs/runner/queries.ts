import { eq } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs.ts';
import { build } from '../../../db/sql/build.ts';
import type { Deps } from '../../deps.ts';
import { findRow, listTable } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import type { Versioned } from '../../records/rows.ts';
import type { Job, JobFilter } from '../contract.ts';
import { type JobRow, toJob } from '../rows.ts';

const ROWS = {
  one: 'job',
  table: jobs,
  id: jobs.jobId,
  select: () => build.select().from(jobs),
  toEntity: toJob,
};

export const findJob = ({ database }: Deps<'database'>, id: number) => findRow(database, ROWS, { id });

export const toVersioned = (row: JobRow): Versioned<Job> => ({ version: row.version, entity: toJob(row) });

/** The latest first. */
export const listJobs = ({ database }: Deps<'database'>, filter: JobFilter) =>
  listTable(database, ROWS, {
    where: filter.state && eq(jobs.state, filter.state),
    order: orderedBy({ by: jobs.jobId, id: jobs.jobId, descending: true }),
    idOf: ({ jobId }) => jobId,
    paging: filter,
  });
