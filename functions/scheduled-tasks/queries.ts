import { sweepRuns } from '../../db/schema/sweep-runs.ts';
import { build } from '../../db/sql/build.ts';

type TaskRun = typeof sweepRuns.$inferInsert;

/** Statement: replaces the last result of a scheduled task. */
export const recordTaskRun = ({ sweep, ...outcome }: TaskRun) =>
  build
    .insert(sweepRuns)
    .values({ sweep, ...outcome })
    .onConflictDoUpdate({ target: sweepRuns.sweep, set: outcome });
