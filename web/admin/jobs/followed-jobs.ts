import { useEffect, useSyncExternalStore } from 'react';
import { MINUTE } from '../../../functions/contracts/durations.ts';
import type { Job } from '../../../functions/jobs/contract.ts';
import { type ApiProblem, api, asProblem } from '../../api/client.ts';
import { cancelJob, findJob, listRunningJobs, stepJob } from '../../api/jobs.ts';

const LOOK_MS = MINUTE;
const WATCH_MS = 1500;
const TRY_AGAIN_MS = 5000;

/** A job and its local status: what blocks it, and whether someone asked to cancel it. */
export type Followed = { job: Job; problem?: ApiProblem | undefined; isCancelling?: boolean };

let followed: readonly Followed[] = [];
const listeners = new Set<() => void>();

/** All visible jobs: running ones, and finished ones that were not dismissed. */
export const useFollowedJobs = () => useSyncExternalStore(watch, () => followed);

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function replace(next: readonly Followed[]) {
  followed = next;
  for (const listener of listeners) listener();
}

const change = (jobId: number, to: Partial<Followed>) =>
  replace(followed.map(one => (one.job.jobId === jobId ? { ...one, ...to } : one)));

const known = (jobId: number) => followed.find(({ job }) => job.jobId === jobId);

/** Shows a job and carries out its steps until it ends or the page is left. */
export function follow(job: Job) {
  if (known(job.jobId)) return;
  replace([...followed, { job }]);
  void goOn(job.jobId);
}

export const dismiss = (jobId: number) => replace(followed.filter(({ job }) => job.jobId !== jobId));

export async function cancel(jobId: number) {
  change(jobId, { isCancelling: true });
  try {
    change(jobId, { job: await cancelJob(api, jobId), problem: undefined });
  } catch (error) {
    change(jobId, { problem: asProblem(error) });
  } finally {
    change(jobId, { isCancelling: false });
  }
}

/** One browser tab runs the steps; the others watch and take over if it closes. */
async function goOn(jobId: number) {
  while (isRunning(jobId)) {
    await navigator.locks.request(`job-${jobId}`, { ifAvailable: true }, async lock => {
      if (lock) while (isRunning(jobId)) await advance(jobId, stepJob);
      else await advance(jobId, findJob, WATCH_MS);
    });
  }
}

const isRunning = (jobId: number) => known(jobId)?.job.state === 'running';

async function advance(jobId: number, ask: typeof stepJob, pause = 0) {
  try {
    const job = await ask(api, jobId);
    // A cancellation answered in the meantime is newer than the previous step.
    if (isRunning(jobId)) change(jobId, { job, problem: undefined });
    await waited(job.restMs ?? pause);
  } catch (error) {
    const problem = asProblem(error);
    change(jobId, { problem });
    if (problem.status === 401 || problem.status === 404) dismiss(jobId);
    await waited(TRY_AGAIN_MS);
  }
}

const waited = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** For the shell: picks up jobs started earlier or by others, now and every minute. */
export function useUnfinishedJobs() {
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      try {
        for (const job of await listRunningJobs(api)) follow(job);
      } catch {}
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
