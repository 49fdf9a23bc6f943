import type { RouterRoute } from 'hono/types';
import { routesOfApi } from './api.ts';
import { bulkStepOf } from './bulk/bulk-step.ts';
import { notesOf } from './http/describe-route.ts';
import type { JobKinds } from './jobs/work.ts';
import { undoStep } from './office/changesets/undo-step.ts';
import { importStep } from './office/imports/apply-step.ts';

/** What runs the steps of each kind of job. */
export const JOB_KINDS: JobKinds = {
  bulk: bulkStepOf(bulkResourcesOf(routesOfApi())),
  import: importStep,
  undo: undoStep,
};

/** By the first segment of their path: what `/products/bulk` changes at once, a job changes in steps. */
function bulkResourcesOf(routes: RouterRoute[]) {
  return new Map(
    routes.flatMap(({ path, handler }) => {
      const { inBulk } = notesOf(handler);
      return inBulk ? [[path.split('/')[1] ?? '', inBulk] as const] : [];
    }),
  );
}
