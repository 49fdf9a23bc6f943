import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './bench/load.ts';
import { type Figure, measure } from './bench/measure.ts';
import { memoryOf } from './bench/memory.ts';
import { databaseOf, openBench } from './bench/platform.ts';
import { LARGE, SMALL, WORK } from './bench/work.ts';
import { build } from './build.ts';
import { migrateShop } from './migrate.ts';
import { progressBar } from './progress.ts';
import { run, say } from './say.ts';
import { growCatalogue } from './seed/catalogue.ts';
import { readLocalSettings } from './settings.ts';

/** Until workerd itself has taken the memory that it takes under any load. */
const EMPTY_SECONDS = 15;

/** Measures the built shop in workerd, each figure also as a ratio to a handler of the same worker that does nothing. */
await run(async () => {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
  });
  await build();
  const { stateDir, variables } = await readLocalSettings();
  const folder = join(stateDir, 'bench');
  await fill(folder, variables);

  const platform = await openBench(folder, variables);
  const url = (await platform.ready).href;
  const idle = await memoryOf(process.pid);
  await load(new URL('/api/products', url).href, { bench: 'empty', seconds: EMPTY_SECONDS });
  const empty = await memoryOf(process.pid);
  const figures = await measure(url, WORK, {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  });
  const after = await memoryOf(process.pid);
  await platform.dispose();

  for (const line of table(figures)) say(line);
  say(
    `\nMemory of workerd: ${idle} MB idle, ${empty} MB after the empty handler alone, ${after} MB after all reads`,
  );
});

async function fill(folder: string, variables: Record<string, string>) {
  const platform = await openBench(folder, variables);
  await platform.ready;
  for (const [binding, size] of [
    ['DB', SMALL],
    ['DB_LARGE', LARGE],
  ] as const) {
    const database = await databaseOf(platform, binding);
    await migrateShop(database);
    await growCatalogue(database, size, progressBar('products'));
  }
  await platform.dispose();
}

function table(figures: Figure[]): string[] {
  return [
    '',
    '| work | requests a second | ratio to the empty handler | p50 | p99 | round trips |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ what, perSecond, ratio, p50, p99, trips }) =>
        `| ${what} | ${Math.round(perSecond).toLocaleString('en')} | ${ratio.toFixed(2)} | ${p50} | ${p99} | ${trips} |`,
    ),
  ];
}
