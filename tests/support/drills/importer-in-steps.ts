import { expect } from 'vitest';
import type { Job } from '../../../functions/jobs/contract.ts';
import type { FileRow, Import } from '../../../functions/office/imports/contract.ts';
import type { Calls } from './interrupted.ts';
import { stepped } from './worker-in-bulk.ts';

const AT_ONCE = 500;

/** Imports the same prices, each time increased by one: checks the rows, and writes them by a job. */
export function newImporter(rows: FileRow[], token: string) {
  let price = 100;
  let file: Import | undefined;
  let sent = 0;
  let key = crypto.randomUUID();
  let job: Job | undefined;
  let ended = 0;
  const post = <Data>({ send }: Calls, statuses: number[], path: string, json?: object, headers = {}) =>
    send<Data>(statuses, 'POST', path, { token, headers, ...(json && { json }) });
  /** Sends it again with its key; if it was written but the response was lost, the shop says so and lists the job. */
  const apply = async (calls: Calls, path: string): Promise<Job> => {
    const headers = { 'Idempotency-Key': key };
    const begun = await post<Partial<Job>>(calls, [202, 409], `${path}/apply`, undefined, headers);
    if (begun.jobId) return begun as Job;
    const jobs = await calls.send<Job[]>([200], 'GET', '/api/jobs?state=running', { token });
    const its = jobs.find(({ work }) => work === 'import');
    expect(its, JSON.stringify(begun)).toBeDefined();
    return its as Job;
  };
  const goOn = async (calls: Calls) => {
    file ??= await post<Import>(calls, [201], '/api/imports', { kind: 'productprices', fileName: 'a.csv' });
    const path = `/api/imports/${file.importId}`;
    if (sent < rows.length) {
      const some = rows.slice(sent, sent + AT_ONCE);
      const values = { NetPrice: String(price), RetailPrice: '9999' };
      const priced = some.map(row => ({ ...row, values: { ...row.values, ...values } }));
      file = await post<Import>(calls, [200], `${path}/rows`, { rows: priced });
      sent += some.length;
      expect(file).toMatchObject({ change: sent, create: 0, same: 0, refuse: 0 });
      return;
    }
    job ??= await apply(calls, path);
    job = await stepped(calls, job, token);
    if (job.state === 'running') return;
    expect(job).toMatchObject({ state: 'done', changed: rows.length, kept: 0 });
    [file, sent, key, job] = [undefined, 0, crypto.randomUUID(), undefined];
    [price, ended] = [price + 1, ended + 1];
  };
  return {
    ended: () => ended,
    work: goOn,
    /** Confirmed rows are counted, and possibly those in progress after them. */
    check: async ({ send }: Calls) => {
      if (!file) return;
      const { change } = await send<Import>([200], 'GET', `/api/imports/${file.importId}`, { token });
      expect(change - sent).toBeGreaterThanOrEqual(0);
      expect(change - sent).toBeLessThanOrEqual(AT_ONCE);
    },
    finish: async (calls: Calls) => {
      while (file) await goOn(calls);
      return { price: price - 1 };
    },
  };
}
