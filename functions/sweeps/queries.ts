import { build } from '../../db/build.ts';
import { sweepRuns } from '../../db/schema/sweep-runs.ts';

type Run = typeof sweepRuns.$inferInsert;

/** How a sweep went, over how it went before: a statement. */
export const noteRun = ({ sweep, ...went }: Run) =>
  build
    .insert(sweepRuns)
    .values({ sweep, ...went })
    .onConflictDoUpdate({ target: sweepRuns.sweep, set: went });
