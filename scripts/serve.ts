import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { isBuilt } from './built.ts';
import { assertFree } from './port.ts';
import { run, say, Trouble } from './say.ts';
import { readServiceSettings } from './settings.ts';
import { lockState } from './state-lock.ts';

/** Longer than any answer takes. */
const ENDS_WITHIN_MS = 30_000;

/** Serves the built shop to others, as one of several processes where its rows and pictures are elsewhere. */
await run(async () => {
  const settings = await readServiceSettings();
  const { host, port, stateDir, isKeptHere } = settings;
  if (!isBuilt()) throw new Trouble('The shop is not built: run npm run build');
  if (isKeptHere) lockState(stateDir, `npm run serve on port ${port}`);
  await assertFree(settings);
  const [{ servePlatform }, { startSweeps }, { assertMigrated }, { withDatabase }] = await Promise.all([
    import('./platform.ts'),
    import('./sweep-timer.ts'),
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
    process.on(signal, () => endGently(children.splice(0)));
  }
  const { href } = await shop.ready;
  startSweeps(shop, key);
  say(`Meridian is ready at ${href.replace(/\/$/, '')}${host === '127.0.0.1' ? '' : ` (${host})`}`);
});

/**
 * Workerd takes nobody new then, gives the answers that are under way, and ends: with it, so does this. What was to follow
 * an answer, as letters do, is left to the scheduled tasks. Npm may pass the signal on twice.
 */
function endGently(children: ChildProcess[]) {
  if (children.length > 0) say('Ending: the answers under way are given first');
  setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref();
  for (const child of children) {
    // Before miniflare's own listener, which would start it anew.
    child.prependListener('exit', () => process.exit(0));
    child.kill('SIGTERM');
  }
}
