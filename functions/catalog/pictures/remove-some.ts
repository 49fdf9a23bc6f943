import { type SQL, sql } from 'drizzle-orm';
import { pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import type { WriteDeps } from '../../deps.ts';
import { removePictures } from './remove.ts';

/** Share of all pictures per run, so that there are hours to stop a mistaken removal. */
const MOST_OF_ALL = 0.05;

type Kind = { are: string; few: number };

/** Removes at most a twentieth of all pictures, or a few if that is less; reports what is left. */
export async function removeSome(
  deps: WriteDeps<'database' | 'pictures'>,
  isDue: SQL | undefined,
  { are, few }: Kind,
): Promise<string | undefined> {
  const [counted] = await deps.database.read(
    build
      .select({ all: sql<number>`count(*)`.as('all'), due: sql<number>`total(${isDue})`.as('due') })
      .from(pictures),
  );
  const { all, due } = counted ?? { all: 0, due: 0 };
  const most = Math.max(few, Math.ceil(all * MOST_OF_ALL));
  await removePictures(deps, isDue, Math.min(due, most));
  if (due <= most) return undefined;
  return `${due} of ${all} pictures in the store are ${are}: ${most} were removed; the rest follow in the next run`;
}
