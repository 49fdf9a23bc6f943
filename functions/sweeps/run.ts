import { SweepStopped } from '../errors.ts';
import type { WritePorts } from '../http/app-env.ts';
import type { Log } from '../log.ts';
import { noteRun } from './queries.ts';

/** Runs until done or out of time. */
export type Sweep = (ports: WritePorts, until: number) => Promise<unknown>;

/** Runs tasks in parallel: a failure doesn't stop the others, and each result is recorded. */
export async function runSweeps(ports: WritePorts, sweeps: Record<string, Sweep>, until: number) {
  await Promise.all(
    Object.entries(sweeps).map(([name, sweep]) =>
      runSweep(ports, name, async () => await sweep(ports, until)),
    ),
  );
}

async function runSweep({ database, log }: WritePorts, name: string, sweep: () => Promise<unknown>) {
  const started = Date.now();
  const problem = await sweep().then(
    () => null,
    error => problemOf(log, name, error),
  );
  try {
    await database.write(
      noteRun({ sweep: name, ranAt: new Date(started), tookMs: Date.now() - started, problem }),
    );
  } catch (error) {
    log.error(`the result of the scheduled task ${name} could not be stored`, error);
  }
}

function problemOf(log: Log, name: string, error: unknown): string {
  if (error instanceof SweepStopped) {
    log.warn(`the scheduled task ${name} stopped: ${error.message}`);
    return error.message;
  }
  log.error(`the scheduled task ${name} failed`, error);
  return 'It failed; see the log';
}
