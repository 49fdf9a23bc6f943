import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { ENGINES, type Engine } from './engines/engines.ts';
import { faultsInHtml, missingForHtml } from './engines/html.ts';
import { personAt } from './engines/person.ts';
import { WALK } from './engines/walk.ts';
import { servePlatform } from './platform.ts';
import { prepareShop } from './prepare.ts';
import { CliError, print, run } from './say.ts';
import { readLocalSettings } from './settings.ts';

/** Tests the demo shop in engines that `npm test` does not cover, and validates its pages with the W3C's checker. */
await run(async () => {
  const missing = [...ENGINES.map(engine => engine.missing()), missingForHtml()].filter(Boolean);
  if (missing.length > 0) print(`Skipped; to run everything: apt-get install ${missing.join(' ')}`);
  const stateDir = await mkdtemp(join(tmpdir(), 'meridian-engines-'));
  await build();
  const settings = await readLocalSettings({ STATE_DIR: stateDir, PORT: '0' });
  await prepareShop(settings);
  const shop = servePlatform(stateDir, settings);
  try {
    const { origin } = await shop.ready;
    const faults: string[] = [];
    for (const engine of ENGINES) if (!engine.missing()) faults.push(...(await walkThrough(engine, origin)));
    if (!missingForHtml()) faults.push(...(await checkHtml(origin)));
    if (faults.length > 0) throw new CliError(`${faults.length} faults`);
    if (missing.length > 0) throw new CliError('Not everything was tested');
  } finally {
    await shop.dispose();
    await rm(stateDir, { recursive: true, force: true });
  }
});

async function walkThrough(engine: Engine, origin: string): Promise<string[]> {
  const driver = await engine.open();
  const faults: string[] = [];
  try {
    for (const [what, walk] of WALK) {
      const problem = await walk(personAt(driver, origin)).then(
        () => undefined,
        (error: Error) => error.message,
      );
      print(`${problem ? '✗' : '✓'} ${engine.name}: ${what}${problem ? `: ${problem}` : ''}`);
      if (problem) faults.push(problem);
    }
  } finally {
    await driver.close();
  }
  return faults;
}

async function checkHtml(origin: string): Promise<string[]> {
  const faults = await faultsInHtml(origin);
  for (const fault of faults) print(`✗ HTML: ${fault}`);
  if (faults.length === 0) print('✓ HTML: every public page');
  return faults;
}
