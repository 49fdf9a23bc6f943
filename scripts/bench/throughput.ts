import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Writer } from '../../db/client/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { build } from '../../db/sql/build.ts';
import { migrateShop } from '../migrate.ts';
import { progressBar } from '../progress.ts';
import { print } from '../say.ts';
import { growCatalogue } from '../seed/catalogue.ts';
import type { LocalSettings } from '../settings.ts';
import { load } from './load.ts';
import { type Figure, measure } from './measure.ts';
import { memoryOf } from './memory.ts';
import { type Binding, databaseOf, openBench } from './platform.ts';
import { sayTable } from './table.ts';
import { EMPTY, FAMILIES, LARGE, SMALL, type Work } from './work.ts';

const PICTURES = 20;
const WIDTHS = [960, 640, 320];
/** Long enough for workerd to claim the memory that it takes under any load. */
const EMPTY_SECONDS = 15;

/** Each part has its own default. */
export type Extent = { seconds?: number | undefined; rounds: number; products: number };
type Sizes = Partial<Record<Binding, typeof SMALL & { families?: boolean }>>;

/**
 * Benchmarks the built shop in workerd; each figure also as a ratio to an empty handler in the same worker.
 */
export async function sayThroughput(
  { stateDir, variables }: LocalSettings,
  works: Work[],
  { seconds, rounds }: Extent,
) {
  const folder = join(stateDir, 'bench');
  await fill(folder, variables, { DB: SMALL, DB_LARGE: LARGE, DB_FAMILIES: FAMILIES });
  const platform = await openBench(folder, variables);
  try {
    const url = (await platform.ready).href;
    const idle = await memoryOf(process.pid);
    await load(url, EMPTY, EMPTY_SECONDS);
    const empty = await memoryOf(process.pid);
    const figures = await measure(url, works, { seconds, rounds });
    const after = await memoryOf(process.pid);
    sayFigures(figures);
    print(
      `\nMemory of workerd: ${idle} MB idle, ${empty} MB after the empty handler alone, ${after} MB after everything`,
    );
  } finally {
    await platform.dispose();
  }
}

export async function fill(folder: string, variables: Record<string, string>, sizes: Sizes) {
  const platform = await openBench(folder, variables);
  await platform.ready;
  for (const [binding, size] of Object.entries(sizes)) {
    const database = await databaseOf(platform, binding as Binding);
    await migrateShop(database);
    await addPictures(database);
    await growCatalogue(database, size, progressBar('products'));
  }
  await platform.dispose();
}

/** Pages are measured with their picture markup; the pictures are not loaded. */
async function addPictures(database: Writer) {
  const rows = Array.from({ length: PICTURES }, (_, index) => {
    const pictureId = createHash('sha1').update(`picture ${index}`).digest('hex');
    const files = WIDTHS.map((width, step) => ({
      name: `${pictureId}${step > 0 ? `-${width}` : ''}.webp`,
      width,
      height: (width * 5) / 4,
    }));
    return { pictureId, files, heldUntil: 0 };
  });
  await database.write(build.insert(pictures).values(rows).onConflictDoNothing());
}

export function sayFigures(figures: Figure[]) {
  sayTable(
    ['work', 'requests a second', 'ratio to the empty handler', 'p50', 'p99', 'round trips'],
    figures.map(({ what, perSecond, ratio, p50, p99, trips }) => [
      what,
      Math.round(perSecond).toLocaleString('en'),
      ratio.toFixed(2),
      p50,
      p99,
      trips,
    ]),
  );
}
