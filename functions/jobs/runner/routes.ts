import { type Context, Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity } from '../../http/etag.ts';
import { CHANGE_ID, permitStaff } from '../../http/session.ts';
import { params } from '../../http/validate.ts';
import { crudOf } from '../../records/crud-routes.ts';
import type { Versioned } from '../../records/rows.ts';
import { Job, JobFilter } from '../contract.ts';
import { endJob } from './end.ts';
import { findJob, listJobs } from './queries.ts';
import { stepJob } from './step.ts';

const crud = crudOf({ kind: 'jobs', one: 'job', many: 'jobs' }, Job);

export const jobs = new Hono<AppEnv>()
  .get('/', ...crud.list(JobFilter, listJobs))
  .get('/:id', ...crud.find(findJob))
  .post(
    '/:id/step',
    describeRoute('Run the next step of a job', { 200: Job }),
    permitStaff,
    params(WithId),
    async c => {
      const { result: job, restMs } = await c.env.pacing.pace(() => stepJob(c.env, c.req.valid('param').id));
      const goesOn = job.entity.state === 'running';
      c.set('goesOn', goesOn);
      return answerJob(c, goesOn && restMs > 0 ? { ...job, entity: { ...job.entity, restMs } } : job);
    },
  )
  .post(
    '/:id/cancel',
    describeRoute('Cancel a job; what it already did stays', { 200: Job }),
    permitStaff,
    params(WithId),
    async c => answerJob(c, await endJob(c.env.database, c.req.valid('param').id, { state: 'cancelled' })),
  );

/** Everything belongs to the change of the user who started it, even if someone else continues it. */
function answerJob(c: Context<AppEnv>, job: Versioned<Job>) {
  c.header(CHANGE_ID, job.entity.changeId);
  return answerEntity(c, job);
}
