import { type SQL, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import type { WriteDeps } from '../../http/app-env.ts';
import { removePictures } from './remove.ts';

/** Of all pictures, in one run: who sees them go has hours to say stop. */
const MOST_OF_ALL = 0.05;

type Kind = { are: string; few: number };

/** Removes a twentieth of all pictures at most, or a few where that is less; says what then still waits. */
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
