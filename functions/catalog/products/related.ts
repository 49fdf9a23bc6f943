import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import type { Deps } from '../../deps.ts';
import type { CacheTags } from '../../response-cache/changes.ts';
import { selectEntries, toChosen } from './chosen-products.ts';
import type { Product } from './contract.ts';
import { ENTRY_KEYS, entriesOf, IS_FIRST } from './grouped.ts';

const RELATED = 8;

const DISPLAYED = sql`subcategories AS shown JOIN categories ON categories.category_id = shown.category_id
  WHERE shown.display_status = 1 AND categories.display_status = 1`;

/** Neither the product nor a variant of its family, which are offered as its options; of other families one each. */
const isOther = (productCode: Placeholder): SQL => sql`products.product_code <> ${productCode}
  AND ${IS_FIRST} AND NOT coalesce(products.family_id = (SELECT own.family_id FROM products AS own WHERE own.product_code = ${productCode}), 0)`;

/**
 * The codes of related products, of its subcategory first, then of its category, then the newest: `code, place, family, subcategory`.
 * `near` has its subcategory and, if that has too few, the others of its category.
 */
const codesNear = (productCode: Placeholder): SQL => sql`
  WITH near AS (
    SELECT shown.subcategory_id, ${entriesOf('shown')} AS entries, shown.subcategory_id <> own.subcategory_id AS place,
      max(1, (SELECT count(DISTINCT subcategory_id) FROM products AS variant WHERE variant.family_id = it.family_id)) AS own_entries
    FROM products AS it JOIN subcategories AS own ON own.subcategory_id = it.subcategory_id JOIN ${DISPLAYED}
      AND shown.category_id = own.category_id AND it.product_code = ${productCode}
      AND (shown.subcategory_id = own.subcategory_id OR ${entriesOf('own')} <= ${RELATED}))
  SELECT code, min(place) AS place, family, subcategory FROM (
    SELECT one.product_code AS code, near.place, one.family_id AS family, one.subcategory_id AS subcategory FROM near CROSS JOIN products AS one
    ON one.product_code IN (SELECT products.product_code FROM products WHERE products.subcategory_id = near.subcategory_id
      AND ${isOther(productCode)} ORDER BY products.product_code LIMIT ${RELATED})
    UNION ALL
    SELECT * FROM (SELECT products.product_code AS code, ${Number.MAX_SAFE_INTEGER} - created_at AS place, ${ENTRY_KEYS}
      FROM products WHERE ${isOther(productCode)} AND +products.subcategory_id IN (SELECT shown.subcategory_id FROM ${DISPLAYED})
      ORDER BY created_at DESC, products.product_code DESC
      LIMIT (SELECT iif(total(entries) > 0 AND total(entries) - max(own_entries) < ${RELATED}, ${RELATED}, 0)
        FROM near)))
  GROUP BY code ORDER BY place, code LIMIT ${RELATED}`;

const selectRelated = prepareWith(['productCode', 'country'], ({ productCode, country }) =>
  selectEntries({
    codes: codesNear(productCode),
    country,
    order: sql`chosen.place, chosen.code`,
  }),
);

/** Products to show next to one that visitors see; none next to any other. */
export async function listRelated(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { productCode, country }: { productCode: number; country: string | undefined },
): Promise<Product[]> {
  const rows = await database.read(selectRelated({ productCode, country: country ?? '' }));
  return rows.map(row => toChosen(row, { pictureBase, country }));
}

/** A full list from one category has not looked at any other. */
export function relatedTags(rows: Product[], country: string | undefined): CacheTags {
  const categoryIds = new Set(rows.map(({ categoryId }) => categoryId));
  const category = rows.length === RELATED && categoryIds.size === 1 ? rows[0]?.categoryId : undefined;
  return { products: { category, country: country ?? null } };
}
