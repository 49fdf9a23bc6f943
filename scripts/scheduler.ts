import type { Miniflare } from 'miniflare';
import { MINUTE } from '../functions/contracts/durations.ts';
import { SCHEDULER_KEY } from './local-edge.ts';
import { scheduledCrons } from './worker-options.ts';

/** Tasks that were due while the shop was off run after its first visitors were served. */
const FIRST_AFTER_MS = 10_000;

/** Runs the scheduled tasks as Cloudflare would; of cron syntax, the shop uses only minutes. */
export function startScheduler(shop: Miniflare, key: string) {
  const underway = new Set<string>();
  const runTask = async (cron: string) => {
    if (underway.has(cron)) return;
    underway.add(cron);
    try {
      const headers = { [SCHEDULER_KEY]: key };
      await shop.dispatchFetch('http://shop/', { method: 'POST', body: cron, headers });
    } catch (error) {
      console.error(`the scheduled tasks of ${cron} did not run: ${(error as Error).message}`);
    } finally {
      underway.delete(cron);
    }
  };
  const crons = scheduledCrons();
  setTimeout(() => crons.forEach(cron => void runTask(cron)), FIRST_AFTER_MS).unref();
  setInterval(() => {
    const minute = new Date().getUTCMinutes();
    for (const cron of crons) if (isDue(cron, minute)) void runTask(cron);
  }, MINUTE).unref();
}

/** `17 * * * *` or every second minute, as in wrangler.toml. */
export function isDue(cron: string, minute: number): boolean {
  const [minutes = ''] = cron.split(' ');
  const every = /^\*\/(\d+)$/.exec(minutes)?.[1];
  return every ? minute % Number(every) === 0 : Number(minutes) === minute;
}
