import type { WritePorts } from '../deps.ts';
import { TaskStopped } from '../errors.ts';
import type { Log } from '../log.ts';
import { recordTaskRun } from './queries.ts';

/** Runs until done or out of time. */
export type ScheduledTask = (ports: WritePorts, until: number) => Promise<unknown>;

/** Runs tasks in parallel: a failure doesn't stop the others, and each result is recorded. */
export async function runScheduledTasks(
  ports: WritePorts,
  tasks: Record<string, ScheduledTask>,
  until: number,
) {
  await Promise.all(
    Object.entries(tasks).map(([name, task]) =>
      runScheduledTask(ports, name, async () => await task(ports, until)),
    ),
  );
}

async function runScheduledTask({ database, log }: WritePorts, name: string, task: () => Promise<unknown>) {
  const started = Date.now();
  const problem = await task().then(
    () => null,
    error => problemOf(log, name, error),
  );
  try {
    await database.write(
      recordTaskRun({ sweep: name, ranAt: new Date(started), tookMs: Date.now() - started, problem }),
    );
  } catch (error) {
    log.error(`the result of the scheduled task ${name} could not be stored`, error);
  }
}

function problemOf(log: Log, name: string, error: unknown): string {
  if (error instanceof TaskStopped) {
    log.warn(`the scheduled task ${name} stopped: ${error.message}`);
    return error.message;
  }
  log.error(`the scheduled task ${name} failed`, error);
  return 'It failed; see the log';
}
