import { type SQL, sql } from 'drizzle-orm';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import { selectChosen } from '../../catalog/products/chosen-products.ts';
import type { Product } from '../../catalog/products/contract.ts';
import { DISPLAYED_SUBCATEGORIES } from '../../catalog/products/displayed.ts';
import { toProduct } from '../../catalog/products/rows.ts';
import type { Deps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import type { Audience } from '../../records/rows.ts';
import { ofSeenPost, SEEN_POST, seenPost } from '../seen-post.ts';

type Which = Parameters<typeof ofSeenPost>[1];

const namedBy = (which: Which): SQL => sql`post_products AS named
  WHERE named.post_id = ${ofSeenPost('post_id', which)}`;

const displayedOf = (which: Which): SQL => sql`
  SELECT code, place FROM (SELECT named.product_code AS code, named.position AS place FROM ${namedBy(which)}) AS its
  JOIN products AS one ON one.product_code = its.code WHERE one.subcategory_id IN ${DISPLAYED_SUBCATEGORIES}`;

const selectDisplayed = prepareWith([...SEEN_POST, 'country'], ({ country, ...which }) =>
  selectChosen({ codes: displayedOf(which), country, order: sql`chosen.place` }),
);

const selectCodes = prepareWith(
  SEEN_POST,
  which => sql<{ code: number }>`SELECT named.product_code AS code FROM ${namedBy(which)}`,
);

type Asked = { slug: string; country: string };

/** The products that a post names, as far as the country sells them; with the codes of all. */
export async function listProductsNamed(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { slug, country }: Asked,
  audience: Audience,
): Promise<{ rows: Product[]; codes: number[] }> {
  const which = seenPost(slug, audience);
  const [rows, codes] = await database.readBatch([
    selectDisplayed({ ...which, country }),
    selectCodes(which),
  ]);
  const products = rows.map(row => toProduct(row, pictureBase));
  return { rows: products.filter(({ price }) => price), codes: codes.map(({ code }) => code) };
}

type References = { productCodes?: number[] | undefined; roomId?: number | null | undefined };

/** What a post names or shows already may stay after it was deleted. */
export async function refuseUnknown(
  { database }: Deps<'database'>,
  { productCodes = [], roomId = null }: References,
  postId = 0,
) {
  if (productCodes.length === 0 && roomId === null) return;
  const [products, rooms] = await database.readBatch([
    sql<{ position: number }>`
      SELECT given.key AS position FROM json_each(${JSON.stringify(productCodes)}) AS given
      WHERE NOT EXISTS (SELECT 1 FROM products WHERE product_code = given.value)
        AND NOT EXISTS (SELECT 1 FROM post_products WHERE post_id = ${postId} AND product_code = given.value)`,
    sql`
      SELECT 1 WHERE ${roomId} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM rooms WHERE room_id = ${roomId})
        AND NOT EXISTS (SELECT 1 FROM posts WHERE post_id = ${postId} AND room_id = ${roomId})`,
  ]);
  const unknown = [
    ...products.map(({ position }) => ({
      path: `productCodes.${position}`,
      message: 'There is no such product',
    })),
    ...rooms.map(() => ({ path: 'roomId', message: 'There is no such room' })),
  ];
  if (unknown.length > 0) throw new ValidationError(unknown);
}
