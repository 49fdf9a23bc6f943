import type { jobs } from '../../db/schema/jobs.ts';
import type { Job } from './contract.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Common columns of jobs; each kind of work adds its own. */
type JobParams = { resource?: string; action?: string; fileName?: string; reason?: string };

export function toJob(row: JobRow): Job {
  const { resource = null, action = null, fileName = null, reason } = row.asked as JobParams;
  return {
    jobId: row.jobId,
    work: row.work,
    resource,
    action,
    fileName,
    state: row.state,
    total: row.total,
    done: row.done,
    changed: row.changed,
    kept: row.kept,
    keptNames: row.keptNames,
    ...(row.kept > 0 && reason && { reason }),
    ...(row.problem && { problem: row.problem }),
    changeId: row.changeId,
    by: row.username,
    createdAt: row.createdAt.toISOString(),
    steppedAt: row.steppedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
