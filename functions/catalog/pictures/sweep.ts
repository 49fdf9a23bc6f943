import { and, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Writer } from '../../../db/database.ts';
import { among } from '../../../db/in-list.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import type { WriteDeps } from '../../http/app-env.ts';

const AT_ONCE = 300;
/** A worker may ask the database a thousand times; the next sweep goes on. */
const MOST_ROUNDS = 200;
const MOST_PAGES = 200;

/**
 * Deletes pictures that neither a row nor a restorable history entry refers to. They are claimed first,
 * which bars new references; then the files go, then the rows. An interrupted sweep is resumed by the next.
 */
export async function sweepPictures(
  { database, pictures: store }: WriteDeps<'database' | 'pictures'>,
  uses: SQL[],
) {
  await claimStrays({ database, pictures: store });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const marked = await markUnused(database, uses);
    if (marked.length === 0) return;
    await store.delete(marked.flatMap(({ files }) => files.map(({ name }) => name)));
    await forget(
      database,
      marked.map(({ pictureId }) => pictureId),
    );
  }
}

async function markUnused(database: Writer, uses: SQL[]) {
  const { pictureId } = pictures;
  const unused = build
    .select({ pictureId })
    .from(pictures)
    .where(
      or(eq(pictures.removing, true), and(lt(pictures.heldUntil, Date.now()), ...uses.map(use => not(use)))),
    )
    .limit(AT_ONCE);
  return await database.write(
    build
      .update(pictures)
      .set({ removing: true })
      .where(inArray(pictureId, unused))
      .returning({ pictureId, files: pictures.files }),
  );
}

async function forget(database: Writer, ids: string[]) {
  await database.write(
    build.delete(pictures).where(and(eq(pictures.removing, true), inArray(pictures.pictureId, among(ids)))),
  );
}

/**
 * Files unknown to the database, for example after restoring a backup, are claimed too. Names begin with a hash: of a
 * store with more than a sweep looks at, each begins somewhere else.
 */
async function claimStrays({ database, pictures: store }: WriteDeps<'database' | 'pictures'>) {
  const start = crypto.randomUUID().slice(0, 8);
  let isRoundAgain = false;
  let after: string | undefined = start;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { pictures: found, next } = await store.list({ after });
    await claim(
      database,
      found.map(({ name }) => name),
    );
    if (isRoundAgain && (next === undefined || next > start)) return;
    if (next === undefined) isRoundAgain = true;
    after = next;
  }
}

async function claim(database: Writer, names: string[]) {
  const claims = [...filesById(names)].map(([id, files]) => ({ id, files }));
  if (claims.length === 0) return;
  await database.write(sql`
    INSERT INTO ${pictures} (picture_id, files, held_until, removing)
    SELECT value ->> 'id', value -> 'files', 0, 1 FROM json_each(${JSON.stringify(claims)})
    WHERE true ON CONFLICT DO NOTHING`);
}

function filesById(names: string[]): Map<string, PictureFile[]> {
  const found = new Map<string, PictureFile[]>();
  for (const name of names) {
    const id = /^[0-9a-f]{40}(?=[-.])/.exec(name)?.[0];
    if (id) found.set(id, [...(found.get(id) ?? []), { name, width: 0, height: 0 }]);
  }
  return found;
}
