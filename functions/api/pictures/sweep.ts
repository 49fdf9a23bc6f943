import { and, eq, gt, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { history } from '../../../db/schema/history.ts';
import { type PictureFile, pictures } from '../../../db/schema/pictures.ts';
import { postPictures } from '../../../db/schema/post-pictures.ts';
import { posts } from '../../../db/schema/posts.ts';
import { products } from '../../../db/schema/products.ts';
import { sliderImages } from '../../../db/schema/slider.ts';
import type { Ports } from '../../http/shop.ts';
import { recently } from '../history/list.ts';

type Stores = Pick<Ports, 'database' | 'pictures'>;

const AT_ONCE = 300;

/**
 * Removes the pictures that no row refers to, nor one that can still be brought back. They are marked first, and nobody
 * can refer to a marked one; then their files go, then their rows. Whatever stops this half way, the next sweep goes on.
 */
export async function sweepPictures({ database, pictures: store }: Stores) {
  await claimStrays({ database, pictures: store });
  for (;;) {
    const marked = await markUnused(database);
    if (marked.length === 0) return;
    await store.delete(marked.flatMap(({ files }) => files.map(({ name }) => name)));
    await forget(
      database,
      marked.map(({ pictureId }) => pictureId),
    );
  }
}

/** Of a text that can still be had back. */
const wasInText = sql`instr(${history.old} ->> 'text', ${pictures.pictureId}) > 0`;

async function markUnused(database: Database) {
  const { pictureId } = pictures;
  const unused = database
    .select({ pictureId })
    .from(pictures)
    .where(
      or(
        eq(pictures.removing, true),
        and(
          lt(pictures.heldUntil, Date.now()),
          notExists(database.select({ one: sql`1` }).from(products).where(eq(products.pictureId, pictureId))),
          notExists(database.select({ one: sql`1` }).from(posts).where(eq(posts.pictureId, pictureId))),
          notExists(
            database.select({ one: sql`1` }).from(postPictures).where(eq(postPictures.pictureId, pictureId)),
          ),
          notExists(
            database.select({ one: sql`1` }).from(sliderImages).where(eq(sliderImages.pictureId, pictureId)),
          ),
          notExists(
            database
              .select({ one: sql`1` })
              .from(history)
              .where(and(eq(history.pictureId, pictureId), gt(history.at, new Date(recently())))),
          ),
          notExists(
            database
              .select({ one: sql`1` })
              .from(history)
              .where(and(eq(history.kind, 'posts'), gt(history.at, new Date(recently())), wasInText)),
          ),
        ),
      ),
    )
    .limit(AT_ONCE);
  return await database
    .update(pictures)
    .set({ removing: true })
    .where(inArray(pictureId, unused))
    .returning({ pictureId, files: pictures.files });
}

async function forget(database: Database, ids: string[]) {
  await database
    .delete(pictures)
    .where(and(eq(pictures.removing, true), inArray(pictures.pictureId, among(ids))));
}

/** Files that the database knows nothing of, as an older backup of it may leave them, are marked for removal too. */
async function claimStrays({ database, pictures: store }: Stores) {
  let cursor: string | undefined;
  do {
    const page = await store.list(cursor ? { cursor } : {});
    const claims = [...filesById(page.pictures.map(({ name }) => name))].map(([id, files]) => ({
      id,
      files,
    }));
    if (claims.length > 0) {
      await database.run(sql`
        INSERT INTO ${pictures} (picture_id, files, held_until, removing)
        SELECT value ->> 'id', value -> 'files', 0, 1 FROM json_each(${JSON.stringify(claims)})
        WHERE true ON CONFLICT DO NOTHING`);
    }
    cursor = page.cursor;
  } while (cursor);
}

function filesById(names: string[]): Map<string, PictureFile[]> {
  const found = new Map<string, PictureFile[]>();
  for (const name of names) {
    const id = /^[0-9a-f]{40}(?=[-.])/.exec(name)?.[0];
    if (id) found.set(id, [...(found.get(id) ?? []), { name, width: 0, height: 0 }]);
  }
  return found;
}
