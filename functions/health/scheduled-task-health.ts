import { MINUTE } from '../contracts/durations.ts';
import type { ScheduledTaskHealth } from './contract.ts';

/** A task still running, or missed once, isn't late. */
const MARGIN_MS = 10 * MINUTE;

type Run = { sweep: string; ranAt: Date; tookMs: number; problem: string | null };
type Scheduled = { sweep: string; everyMinutes: number };

/**
 * Results of the scheduled tasks. One that never ran, such as a newer build's, is late when others on its schedule are;
 * if none ever ran, by the age of the shop.
 */
export function scheduledTaskHealth(
  scheduled: readonly Scheduled[],
  runs: readonly Run[],
  { now, installedAt }: { now: number; installedAt: number },
): ScheduledTaskHealth[] {
  const runOf = new Map(runs.map(run => [run.sweep, run]));
  const lastRun = new Map<number, number>();
  for (const { sweep, everyMinutes } of scheduled) {
    const ranAt = runOf.get(sweep)?.ranAt.getTime() ?? installedAt;
    lastRun.set(everyMinutes, Math.max(ranAt, lastRun.get(everyMinutes) ?? installedAt));
  }
  return scheduled.map(({ sweep, everyMinutes }) => {
    const run = runOf.get(sweep);
    const since = run?.ranAt.getTime() ?? lastRun.get(everyMinutes) ?? installedAt;
    return {
      sweep,
      everyMinutes,
      ranAt: run?.ranAt.toISOString() ?? null,
      tookMs: run?.tookMs ?? null,
      problem: run?.problem ?? null,
      isLate: now - since > 2 * everyMinutes * MINUTE + MARGIN_MS,
    };
  });
}
