import { join } from 'node:path';
import { ANSWERS_BYTES } from '../../functions/cache/response-cache.ts';
import { progressBar } from '../progress.ts';
import { Trouble } from '../say.ts';
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
/** The memory of workerd stands still from then on. */
const MOST_UNKEPT = 40_000;
/** No catalogue has that many subcategories. */
const FIRST = 1_000_000;
const MB = 1024 * 1024;

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
    await askForEach(origin, 'unkept', Math.min(MOST_UNKEPT, addresses));
    const unkept = await memoryOf(process.pid);
    await askForEach(origin, 'kept', addresses);
    const kept = await memoryOf(process.pid);
    sayTable(
      ['addresses, asked for once each', 'workerd with none kept, MB', 'with as many as may be', 'asked'],
      [[addresses.toLocaleString('en'), unkept, kept, `≤ ${Number(unkept) + ANSWERS_BYTES / MB}`]],
    );
  } finally {
    await platform.dispose();
  }
}

/** Lists of subcategories that there are not: the smallest answers that are kept. */
async function askForEach(origin: string, bench: Shop, addresses: number) {
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
    showProgress(end, addresses);
  }
}

async function answered(origin: string, bench: Shop, path: string) {
  const answer = await fetch(new URL(path, origin), { headers: { Bench: bench } });
  await answer.text();
  if (answer.status !== 200) throw new Trouble(`${path} was answered with ${answer.status}`);
}
