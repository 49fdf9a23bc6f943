import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import { isBuilt } from './built.ts';
import { ENDS, SCHEDULER_KEY } from './local-edge.ts';
import { assertFree } from './port.ts';
import { CliError, print, run } from './say.ts';
import { readServiceSettings } from './settings.ts';
import { lockState } from './state-lock.ts';

/** Longer than any response takes. */
const ENDS_WITHIN_MS = 30_000;
const LOOKS_EVERY_MS = 50;

/** Serves the built shop in production, as one of several processes if its storage is remote. */
await run(async () => {
  const settings = await readServiceSettings();
  const { host, port, stateDir, isKeptHere } = settings;
  if (!isBuilt()) throw new CliError('The shop is not built: run npm run build');
  if (isKeptHere) lockState(stateDir, `npm run serve on port ${port}`);
  await assertFree(settings);
  const [{ servePlatform }, { startScheduler }, { assertMigrated }, { withDatabase }] = await Promise.all([
    import('./platform.ts'),
    import('./scheduler.ts'),
    import('./migrate.ts'),
    import('./storage.ts'),
  ]);
  await withDatabase(settings, assertMigrated);

  const children: ChildProcess[] = [];
  subscribe('child_process', started => children.push((started as { process: ChildProcess }).process));
  const key = randomUUID();
  const shop = servePlatform(isKeptHere ? stateDir : undefined, settings, key);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Miniflare's own handler would end the process at once, with requests still running.
    process.removeAllListeners(signal);
    process.on(signal, () => void endGently(shop, key, children));
  }
  const { href } = await shop.ready;
  startScheduler(shop, key);
  print(`Meridian is ready at ${href.replace(/\/$/, '')}${host === '127.0.0.1' ? '' : ` (${host})`}`);
});

let isEnding = false;

/**
 * New requests are served until all earlier ones are finished: once workerd shuts down, it leaves new connections
 * hanging until its last response. Then this process ends. Work after a response, such as emails, is left to the
 * scheduled tasks.
 */
async function endGently(shop: Miniflare, key: string, children: ChildProcess[]) {
  // Npm may pass the signal on twice.
  if (isEnding) return;
  isEnding = true;
  print('Shutting down: finishing open requests first');
  setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref();
  await untilAnswered(shop, key);
  for (const child of children) {
    // Before miniflare's own listener, which would restart it.
    child.prependListener('exit', () => process.exit(0));
    child.kill('SIGTERM');
  }
}

async function untilAnswered(shop: Miniflare, key: string) {
  const ask = () =>
    shop.dispatchFetch('http://shop/', { method: 'POST', body: ENDS, headers: { [SCHEDULER_KEY]: key } });
  try {
    while ((await (await ask()).json()) !== 0) await pause(LOOKS_EVERY_MS);
  } catch {
    // It has already ended.
  }
}
