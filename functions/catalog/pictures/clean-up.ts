import { and, eq, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm';
import { pictures } from '../../../db/schema/pictures.ts';
import type { WriteDeps } from '../../deps.ts';
import { TaskStopped } from '../../errors.ts';
import { assertOwnStore } from './own-store.ts';
import { removePictures } from './remove.ts';
import { removeSome } from './remove-some.ts';
import { recordOrphans } from './strays.ts';

/** A small shop is cleaned up within the hour. */
const FEW = 20;

/** Removes pictures that neither a row nor a restorable entry of the history refers to. */
export async function cleanUpPictures(deps: WriteDeps<'database' | 'pictures'>, uses: SQL[]) {
  await assertOwnStore(deps);
  await recordOrphans(deps);
  await removePictures(deps, eq(pictures.removing, true));
  const isDue = and(lt(pictures.heldUntil, Date.now()), ...uses.map(use => not(use)));
  const waiting = [
    await removeSome(deps, and(isNull(pictures.foundAt), isDue), { are: 'unused', few: FEW }),
    // Found files that are still unreferenced.
    await removeSome(deps, and(isNotNull(pictures.foundAt), isDue), {
      are: 'unknown to the database',
      few: 0,
    }),
  ].filter(said => said !== undefined);
  if (waiting.length > 0) throw new TaskStopped(waiting.join('. '));
}
