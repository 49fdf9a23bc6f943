import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, lt, ne } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs.ts';
import { build } from '../../../db/sql/build.ts';
import { MINUTE, YEAR } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import { stepJob } from './step.ts';

/** An active client runs a step about every second. */
const ABANDONED_MS = MINUTE;
/** A worker may query the database a thousand times, a step does about ten times; the next run continues. */
const MOST_STEPS = 60;

/** Continues abandoned jobs, longest waiting first. A failure doesn't stop the others. */
export async function continueJobs(
  { log, pacing, ...running }: WriteDeps<'database' | 'jobKinds' | 'log' | 'pacing'>,
  until: number,
) {
  const waiting = await running.database.read(
    build
      .select({ jobId: jobs.jobId })
      .from(jobs)
      .where(and(eq(jobs.state, 'running'), lt(jobs.steppedAt, new Date(Date.now() - ABANDONED_MS))))
      .orderBy(asc(jobs.steppedAt))
      .limit(MOST_STEPS),
  );
  let left = MOST_STEPS;
  for (const { jobId } of waiting) {
    for (let goesOn = true; goesOn && left > 0 && Date.now() < until; left -= 1) {
      goesOn = await pacing
        .pace(() => stepJob(running, jobId))
        .then(
          async ({ result: { entity }, restMs }) => {
            const isRunning = entity.state === 'running';
            if (isRunning) await setTimeout(restMs);
            return isRunning;
          },
          error => {
            log.error(`a step of job ${jobId} failed`, error);
            return false;
          },
        );
    }
  }
}

/** As long as the history of what they did. */
export async function cleanUpJobs({ database }: WriteDeps<'database'>) {
  const longAgo = new Date(Date.now() - YEAR);
  await database.write(build.delete(jobs).where(and(ne(jobs.state, 'running'), lt(jobs.createdAt, longAgo))));
}
