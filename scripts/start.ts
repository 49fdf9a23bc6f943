import { enableCompileCache } from 'node:module';
import { build } from './build.ts';
import { assertFree } from './port.ts';
import { run, say } from './say.ts';
import { readLocalSettings } from './settings.ts';

// Miniflare and drizzle are large: compiled once, they load in half the time.
enableCompileCache();

await run(async () => {
  const settings = await readLocalSettings();
  await assertFree(settings);
  await build();
  const { prepareShop, sayAccounts } = await import('./prepare.ts');
  await prepareShop(settings);

  const { servePlatform } = await import('./platform.ts');
  const shop = servePlatform(settings.stateDir, settings);
  endOn(['SIGTERM', 'SIGINT'], () => shop.dispose());
  const url = (await shop.ready).href.replace(/\/$/, '');
  say(`\nMeridian is ready at ${url}`);
  sayAccounts(settings);
});

function endOn(signals: NodeJS.Signals[], close: () => Promise<void>) {
  let isEnding = false;
  const end = async () => {
    // npm forwards a signal that the whole process group already got.
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
