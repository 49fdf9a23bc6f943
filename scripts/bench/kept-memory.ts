import { join } from 'node:path';
import { ANSWERS_BYTES, PARTS_BYTES } from '../../functions/cache/response-cache.ts';
import { progressBar } from '../progress.ts';
import { CliError } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import { memoryOf } from './memory.ts';
import { openBench } from './platform.ts';
import { sayTable } from './table.ts';
import { type Extent, fill } from './throughput.ts';
import { SMALL } from './work.ts';

const AT_ONCE = 16;
/** So often that what was let go of takes no room in the figure. */
const COLLECTED_EVERY = 1000;
/** Until every part of both shops was loaded, and what one request leaves to be collected is there. */
const WARM = 500;
/** Workerd takes no more from then on. */
const MOST_UNKEPT = 40_000;
/** No catalogue has that many subcategories. */
const FIRST = 1_000_000;
const MB = 1024 * 1024;
const MOST_KEPT = ANSWERS_BYTES + PARTS_BYTES;

type Shop = 'kept' | 'unkept';

/** How much workerd grows by answers that are kept, beyond what it takes to make them: two for each product. */
export async function sayKept({ stateDir, variables }: LocalSettings, { products }: Extent) {
  const addresses = 2 * products;
  const folder = join(stateDir, 'bench');
  await fill(folder, variables, { DB: SMALL });
  const platform = await openBench(folder, variables);
  try {
    const origin = (await platform.ready).href;
    await askForEach(origin, 'kept', WARM);
    const unkept = await askForEach(origin, 'unkept', Math.min(MOST_UNKEPT, addresses));
    const kept = await askForEach(origin, 'kept', addresses);
    sayTable(
      ['addresses, asked for once each', 'most MB of workerd, none kept', 'with as many as may be', 'asked'],
      [[addresses.toLocaleString('en'), unkept, kept, `≤ ${unkept + MOST_KEPT / MB}`]],
    );
  } finally {
    await platform.dispose();
  }
}

/**
 * Lists of subcategories that there are not: the smallest answers that are kept. Gives the most memory that workerd took
 * meanwhile, in megabytes: what it holds for the same work sways by a hundred.
 */
async function askForEach(origin: string, bench: Shop, addresses: number): Promise<number> {
  let most = 0;
  const showProgress = progressBar(`addresses, ${bench}`);
  for (let done = 0; done < addresses; done += COLLECTED_EVERY) {
    let next = done;
    const end = Math.min(addresses, done + COLLECTED_EVERY);
    const ask = async () => {
      while (next < end)
        await answered(origin, bench, `/api/products?subcategory=${FIRST + next++}&page=1&pageSize=24`);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    await (await fetch(origin, { headers: { Bench: 'collect' } })).text();
    most = Math.max(most, Number(await memoryOf(process.pid)));
    showProgress(end, addresses);
  }
  return most;
}

async function answered(origin: string, bench: Shop, path: string) {
  const answer = await fetch(new URL(path, origin), { headers: { Bench: bench } });
  await answer.text();
  if (answer.status !== 200) throw new CliError(`${path} was answered with ${answer.status}`);
}
