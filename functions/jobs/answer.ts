import type { Context } from 'hono';
import type { Job } from './contract.ts';

const isJob = (done: object): done is Job => 'jobId' in done;

/** The result, or the job that is doing it, with its URL. */
export function answerDone<Done extends object>(c: Context, done: Done | Job) {
  if (!isJob(done)) return c.json(done, 200);
  c.header('Location', `/api/jobs/${done.jobId}`);
  return c.json(done, 202);
}
