import { randomUUID } from 'node:crypto';
import { isBuilt } from './built.ts';
import { sayAccounts } from './demo-accounts.ts';
import { assertFree } from './port.ts';
import { forgetPrepared, isPrepared, notePrepared } from './prepared.ts';
import { print, run } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';
import { exitCode } from './step.ts';

/**
 * Serves the built shop. Building and filling run in separate processes, which leave no memory behind; miniflare's
 * large buffers are returned to the system at once (`MALLOC_MMAP_THRESHOLD_`).
 */
await run(async () => {
  const settings = await readLocalSettings();
  lockState(settings.stateDir, `the shop of port ${settings.port}`);
  await assertFree(settings);
  const isReadable = alone('damaged-files');
  if (!isBuilt()) await alone('build');
  if (!(await isPrepared(settings))) {
    await isReadable;
    await forgetPrepared(settings);
    await alone('prepare');
    await notePrepared(settings);
  }

  const [{ servePlatform }, { startScheduler }] = await Promise.all([
    import('./platform.ts'),
    import('./scheduler.ts'),
  ]);
  const schedulerKey = randomUUID();
  const shop = servePlatform(settings.stateDir, settings, schedulerKey);
  endOn(['SIGTERM', 'SIGINT'], () => shop.dispose());
  await isReadable;
  const url = (await shop.ready).href.replace(/\/$/, '');
  startScheduler(shop, schedulerKey);
  print(`\nMeridian is ready at ${url}`);
  sayAccounts(settings);
  if (settings.isOpen) await exitCode(process.execPath, ['scripts/open-shop.ts']);
});

/** It has already printed its error. */
async function alone(command: 'build' | 'damaged-files' | 'prepare') {
  const code = await exitCode(process.execPath, [`scripts/${command}.ts`]);
  if (code !== 0) process.exit(code);
}

function endOn(signals: NodeJS.Signals[], close: () => Promise<void>) {
  let isEnding = false;
  const end = async () => {
    // npm forwards a signal that the process group already got.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), 4000).unref();
    await close();
    process.exit(0);
  };
  for (const signal of signals) {
    // Miniflare's own handler would end the process at once, with requests still running.
    process.removeAllListeners(signal);
    process.on(signal, () => void end());
  }
}
