import { print } from '../say.ts';
import type { Cost } from './counted.ts';
import { load, type Measured } from './load.ts';
import { headersOf, type Work } from './work.ts';

export type Figure = Measured & { what: string; ratio: number; trips: string };

const WARM_UP_SECONDS = 1;
const SECONDS = 3;

/** Runs every workload in turn for several rounds, and keeps the median round of each. */
export async function measure(
  origin: string,
  works: Work[],
  { seconds = SECONDS, rounds }: { seconds?: number | undefined; rounds: number },
): Promise<Figure[]> {
  const measured = works.map(() => [] as { measured: Measured; ratio: number }[]);
  for (const work of works) await load(origin, work, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round += 1) {
    print(`Round ${round} of ${rounds} …`);
    let empty = 0;
    for (const [index, work] of works.entries()) {
      const result = await load(origin, work, seconds);
      if (work.bench === 'empty') empty = result.perSecond;
      measured[index]?.push({ measured: result, ratio: result.perSecond / empty });
    }
  }
  const trips = await Promise.all(works.map(work => tripsOf(origin, work)));
  return works.map(({ what }, index) => {
    const sorted = (measured[index] ?? []).sort((a, b) => a.ratio - b.ratio);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (!middle) throw new Error(`${what} was not measured`);
    return { what, ...middle.measured, ratio: middle.ratio, trips: trips[index] ?? '' };
  });
}

/** Database round trips per request; for cached responses those of the second request. */
async function tripsOf(origin: string, work: Work): Promise<string> {
  const ask = () => {
    const { headers, ...request } = work.once?.() ?? {};
    const counting = { ...headersOf(work), ...headers, 'Bench-Count': '1' };
    return fetch(new URL(work.path, origin), { ...request, headers: counting });
  };
  await (await ask()).text();
  const answer = await ask();
  await answer.text();
  return String((JSON.parse(answer.headers.get('Bench-Cost') ?? '{"trips":0}') as Pick<Cost, 'trips'>).trips);
}
