import { sql } from 'drizzle-orm';
import type { Deps } from '../../http/app-env.ts';
import type { Pictures } from '../../ports/pictures.ts';
import type { AuditFault } from './contract.ts';

type Missing = { faults: AuditFault[]; isPartial: boolean };

/** After every name that a picture can have. */
const LAST = '~';

/**
 * The pictures of products, posts and slides that the store does not have. Store and rows are walked through side by side, both
 * in the order of their names, so that any number of them needs the memory of a page.
 */
export async function missingPictures(
  { database, pictures }: Deps<'database' | 'pictures'>,
  mostPages: number,
): Promise<Missing> {
  const faults: AuditFault[] = [];
  let after = '';
  let pages = 0;
  for await (const { names, upTo } of pagesOf(pictures)) {
    if (pages === mostPages) return { faults, isPartial: true };
    const there = new Set(names);
    const used = await database.read(selectUsedNames(after, upTo));
    faults.push(...used.filter(({ name }) => !there.has(name)).map(toFault));
    after = upTo;
    pages += 1;
  }
  return { faults, isPartial: false };
}

async function* pagesOf(pictures: Pictures) {
  let cursor: string | undefined;
  do {
    const page = await pictures.list(cursor === undefined ? {} : { cursor });
    const names = page.pictures.map(({ name }) => name);
    yield { names, upTo: page.cursor === undefined ? LAST : (names.at(-1) ?? LAST) };
    cursor = page.cursor;
  } while (cursor !== undefined);
}

type UsedPicture = { name: string; usedBy: string };

const selectUsedNames = (after: string, upTo: string) =>
  sql<UsedPicture>`
    SELECT name, usedBy FROM (
      SELECT file.value ->> 'name' AS name, coalesce(
        (SELECT 'Product ' || product_code FROM products WHERE products.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Post ' || title FROM posts WHERE posts.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Post ' || title FROM post_pictures JOIN posts USING (post_id)
          WHERE post_pictures.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Slide ' || image_id FROM slider_images WHERE slider_images.picture_id = pictures.picture_id LIMIT 1)
      ) AS usedBy
      FROM pictures, json_each(files) AS file
      WHERE picture_id >= ${after.slice(0, 40)} AND picture_id <= ${upTo.slice(0, 40)}
    )
    WHERE usedBy IS NOT NULL AND name > ${after} AND name <= ${upTo}`;

const toFault = ({ name, usedBy }: UsedPicture): AuditFault => ({
  what: usedBy,
  said: `its picture ${name} is not in the store`,
});
