import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type AuditFault, type AuditPart, FIRST } from './contract.ts';

/** Sorts after every picture name. */
const LAST = '~';

const HOLDS = 'Every picture in use is in the picture store';

/**
 * Pictures of products, categories, posts, rooms, pages and slides that are missing in the store. Merges store and rows in name order, so
 * memory stays at one page.
 */
export async function auditPictures(
  { database, pictures }: Deps<'database' | 'pictures'>,
  after: string | undefined,
): Promise<AuditPart> {
  const page = await pictures.list({ after });
  const next = page.next ?? null;
  const there = new Set(page.pictures.map(({ name }) => name));
  const used = await database.read(selectUsedNames(after ?? '', next ?? LAST));
  const faults = used.filter(({ name }) => !there.has(name)).map(toFault);
  return {
    finding: {
      check: 'pictures',
      holds: HOLDS,
      found: faults.length,
      first: faults.slice(0, FIRST),
      isPartial: false,
    },
    next,
    share: next === null ? 1 : shareOf(next),
  };
}

/** Names begin with a hash, so they are evenly distributed. */
const shareOf = (name: string) => (Number.parseInt(name.slice(0, 4), 16) || 0) / 0x1_00_00;

type UsedPicture = { name: string; usedBy: string };

const selectUsedNames = (after: string, upTo: string) =>
  sql<UsedPicture>`
    SELECT name, usedBy FROM (
      SELECT file.value ->> 'name' AS name, coalesce(
        (SELECT 'Product ' || product_code FROM products WHERE products.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Category ' || category_name FROM categories WHERE categories.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Post ' || title FROM posts WHERE posts.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Post ' || title FROM post_pictures JOIN posts USING (post_id)
          WHERE post_pictures.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Page ' || page FROM page_pictures JOIN page_contents USING (page_id)
          WHERE page_pictures.picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Room ' || room_name FROM rooms WHERE rooms.picture_id = pictures.picture_id
          OR rooms.opened_picture_id = pictures.picture_id LIMIT 1),
        (SELECT 'Slide ' || image_id FROM slider_images WHERE slider_images.picture_id = pictures.picture_id LIMIT 1)
      ) AS usedBy
      FROM pictures, json_each(files) AS file
      WHERE picture_id >= ${after.slice(0, 40)} AND picture_id <= ${upTo.slice(0, 40)}
    )
    WHERE usedBy IS NOT NULL AND name > ${after} AND name <= ${upTo}`;

const toFault = ({ name, usedBy }: UsedPicture): AuditFault => ({
  what: usedBy,
  said: `picture ${name} is not in the store`,
});
