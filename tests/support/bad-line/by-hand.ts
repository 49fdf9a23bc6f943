import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/port.ts';
import { print, run } from '../../../scripts/say.ts';
import { readLocalSettings } from '../../../scripts/settings.ts';
import { openBadLine } from './bad-line.ts';

const SLOW_MS = 2000;
const LOST = 0.05;
const OUTAGE_MS = 10_000;
const EVERY_MS = 60_000;

/** The shop as `npm start` serves it, over a bad connection: responses are late, some are lost, and at times all. */
await run(async () => {
  const { host, port } = await readLocalSettings();
  const shopPort = await freePort();
  const line = await openBadLine(`http://127.0.0.1:${shopPort}`, { host, port });
  line.when({ path: /^\/api\//, answer: 'lost', chance: () => Math.random() < LOST });
  line.when({ path: /^\/(?:api|pictures)\//, answer: () => sleep(SLOW_MS) });

  const shop = spawn('npm', ['start'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(shopPort) },
    stdio: 'inherit',
  });
  shop.once('exit', code => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shop.kill(signal));

  print(`\nThe shop over the bad line will be at ${line.url}: every response takes 2 s, one in 20 is lost`);
  for (;;) {
    await sleep(EVERY_MS - OUTAGE_MS);
    line.setOutage(true);
    print('The line is down for 10 s');
    await sleep(OUTAGE_MS);
    line.setOutage(false);
  }
});
