import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { WriteDeps } from '../../deps.ts';

const AT_ONCE = 300;
/** A worker may query the database a thousand times; the next run continues. */
const MOST_ROUNDS = 200;

/**
 * Removes up to this many. They are marked first, which prevents new references; then files and rows are deleted. The
 * next run resumes after an interruption.
 */
export async function removePictures(
  { database, pictures: store }: WriteDeps<'database' | 'pictures'>,
  which: SQL | undefined,
  most = MOST_ROUNDS * AT_ONCE,
) {
  for (let left = most; left > 0; left -= AT_ONCE) {
    const marked = await mark(database, which, Math.min(left, AT_ONCE));
    if (marked.length === 0) return;
    await store.delete(marked.flatMap(({ files }) => files.map(({ name }) => name)));
    await forget(
      database,
      marked.map(({ pictureId }) => pictureId),
    );
  }
}

const mark = (database: Writer, which: SQL | undefined, most: number) =>
  database.write(
    build
      .update(pictures)
      .set({ removing: true })
      .where(
        inArray(
          pictures.pictureId,
          build.select({ pictureId: pictures.pictureId }).from(pictures).where(which).limit(most),
        ),
      )
      .returning({ pictureId: pictures.pictureId, files: pictures.files }),
  );

async function forget(database: Writer, ids: string[]) {
  await database.write(
    build
      .delete(pictures)
      .where(and(eq(pictures.removing, true), inArray(pictures.pictureId, jsonInList(ids)))),
  );
}
