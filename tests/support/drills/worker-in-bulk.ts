import { expect } from 'vitest';
import type { Job } from '../../../functions/jobs/contract.ts';
import type { Calls } from './interrupted.ts';

const ACTIONS = { show: 'activate', hide: 'deactivate' } as const;

/** Shows and hides all prices of a country in turn, by jobs; after a kill it continues the started job. */
export function newWorkerInBulk(country: number, token: string) {
  let wanted: keyof typeof ACTIONS = 'hide';
  let known: Job | undefined;
  let ended = 0;
  const begin = ({ send }: Calls) =>
    send<Job>([202], 'POST', '/api/productprices/bulk', {
      json: { action: ACTIONS[wanted], matching: { country } },
      token,
    });
  const goOn = async (calls: Calls) => {
    known ??= await begin(calls);
    known = await stepped(calls, known, token);
    if (known.state === 'running') return;
    expect(known).toMatchObject({ state: 'done', changed: known.total, kept: 0 });
    [known, wanted, ended] = [undefined, wanted === 'hide' ? 'show' : 'hide', ended + 1];
  };
  return {
    ended: () => ended,
    work: goOn,
    /** All confirmed work is done, and unconfirmed jobs are listed. */
    check: async ({ send }: Calls) => {
      const running = await send<Job[]>([200], 'GET', '/api/jobs?state=running', { token });
      const begun = running.find(({ work }) => work === 'bulk');
      if (known) expect((await readJob({ send }, known, token)).done).toBeGreaterThanOrEqual(known.done);
      else known = begun;
    },
    finish: async (calls: Calls) => {
      while (known) await goOn(calls);
      return { isShown: wanted === 'hide' };
    },
  };
}

type Sending = Pick<Calls, 'send'>;

const readJob = ({ send }: Sending, { jobId }: Job, token: string) =>
  send<Job>([200], 'GET', `/api/jobs/${jobId}`, { token });

/** One step of a job, whose progress never falls behind what was confirmed. */
export async function stepped({ send }: Sending, before: Job, token: string): Promise<Job> {
  const after = await send<Job>([200], 'POST', `/api/jobs/${before.jobId}/step`, { token });
  expect(after.done).toBeGreaterThanOrEqual(before.done);
  return after;
}
