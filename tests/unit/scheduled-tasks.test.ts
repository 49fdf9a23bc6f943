import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import type { WritePorts } from '../../functions/deps.ts';
import { runScheduledTasks } from '../../functions/scheduled-tasks/run.ts';
import { startMigratedDatabase } from '../support/platform.ts';

let database: Writer;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

test('a failing sweep stops none of the others, and each reports its result', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const done: string[] = [];
  const works = (name: string) => async () => {
    done.push(name);
  };
  const fails = () => Promise.reject(new Error('its table is gone'));
  const throws = () => {
    throw new Error('it does not even begin');
  };
  const tasks = { payments: works('payments'), pictures: fails, spam: throws, letters: works('letters') };
  await runScheduledTasks({ database, log } as unknown as WritePorts, tasks, Date.now() + 1000);
  expect(done).toEqual(['payments', 'letters']);
  const problem = 'It failed; see the log';
  expect(await database.read(sql`SELECT sweep, problem FROM sweep_runs ORDER BY sweep`)).toEqual([
    { sweep: 'letters', problem: null },
    { sweep: 'payments', problem: null },
    { sweep: 'pictures', problem },
    { sweep: 'spam', problem },
  ]);
  expect(log.error).toHaveBeenCalledTimes(2);
});
