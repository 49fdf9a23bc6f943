import { build } from '../../db/build.ts';
import { sweepRuns } from '../../db/schema/sweep-runs.ts';

type Run = typeof sweepRuns.$inferInsert;

/** Statement: replaces the last result of a scheduled task. */
export const noteRun = ({ sweep, ...went }: Run) =>
  build
    .insert(sweepRuns)
    .values({ sweep, ...went })
    .onConflictDoUpdate({ target: sweepRuns.sweep, set: went });
