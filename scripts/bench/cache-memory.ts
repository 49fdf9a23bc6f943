import { join } from 'node:path';
import { ANSWERS_BYTES, PARTS_BYTES } from '../../functions/response-cache/response-cache.ts';
import { progressBar } from '../progress.ts';
import { CliError } from '../say.ts';
import type { LocalSettings } from '../settings.ts';
import { memoryOf } from './memory.ts';
import { openBench } from './platform.ts';
import { sayTable } from './table.ts';
import { type Extent, fill } from './throughput.ts';
import { SMALL } from './work.ts';

const AT_ONCE = 16;
/** Often enough that garbage does not count. */
const COLLECTED_EVERY = 1000;
/** Until both shops are fully loaded, and one request's garbage is there. */
const WARM = 500;
/** From then on workerd does not grow any more. */
const MOST_UNKEPT = 40_000;
/** No catalogue has that many subcategories. */
const FIRST = 1_000_000;
const MB = 1024 * 1024;
const MOST_KEPT = ANSWERS_BYTES + PARTS_BYTES;

type Shop = 'kept' | 'unkept';

/** How much workerd grows by cached responses, beyond what rendering them takes: two for each product. */
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
      ['URLs, requested once each', 'peak MB of workerd, uncached', 'with a full cache', 'required'],
      [[addresses.toLocaleString('en'), unkept, kept, `≤ ${unkept + MOST_KEPT / MB}`]],
    );
  } finally {
    await platform.dispose();
  }
}

/**
 * Lists of nonexistent subcategories: the smallest responses that are cached. Returns the peak memory of workerd in
 * megabytes: for the same work it varies by a hundred.
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
  if (answer.status !== 200) throw new CliError(`${path} returned ${answer.status}`);
}
