import { type SQL, sql } from 'drizzle-orm';
import { families } from '../../../db/schema/families.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { PRODUCT, PRODUCT_IN_FILES } from '../../catalog/products/record.ts';
import { assignPresent, columnsOf, valuesFrom } from '../../records/bulk-sql.ts';
import { isClaimTaken, releaseClaims } from './claims.ts';

const LAST_PLACE = PRODUCT.fields.familyPosition.max;

/** An outdated row: its product was changed, something it refers to is gone, or another product has its codes. */
export const isProductOutdated = sql`(
  ${importRows.outcome} = 'change' AND NOT EXISTS (SELECT 1 FROM ${products} AS it
    WHERE it.product_code = ${importRows.productCode} AND it.version = ${importRows.version})
  OR ${importRows.outcome} IN ('change', 'create') AND (
    NOT EXISTS (SELECT 1 FROM ${subcategories} AS own
      WHERE own.subcategory_id = ${importRows.wanted} ->> 'subcategoryId')
    OR ${isClaimTaken}
    OR ${importRows.wanted} ->> 'familyId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${families} AS family
      WHERE family.family_id = ${importRows.wanted} ->> 'familyId'
        AND json_array_length(family.options) = json_array_length(${importRows.wanted} ->> 'options'))
    OR ${importRows.wanted} ->> 'pictureId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${pictures} AS picture
      WHERE picture.picture_id = ${importRows.wanted} ->> 'pictureId' AND NOT picture.removing)))`;

/** A product that joins a family comes last in it. */
const placeIn = (wanted: string) =>
  sql.raw(`coalesce(${wanted} ->> 'familyPosition', (
  SELECT coalesce(min(max(other.family_position) + 1, ${LAST_PLACE}), 0) FROM products AS other
  WHERE other.family_id = ${wanted} ->> 'familyId'))`);

/** So that nobody who edits the variants of a family overwrites these changes unseen. */
const raiseFamilies = (isMeant: SQL) => sql`
  UPDATE ${families} SET version = version + 1 WHERE family_id IN (
    SELECT part.value FROM ${importRows} LEFT JOIN ${products} AS it ON it.product_code = ${importRows.productCode}
    CROSS JOIN json_each(json_array(it.family_id, ${importRows.wanted} ->> 'familyId')) AS part
    WHERE ${importRows.outcome} IN ('create', 'change') AND ${isMeant}
      AND json_type(${importRows.wanted}, '$.familyId') IS NOT NULL
      AND NOT (it.family_id IS ${importRows.wanted} ->> 'familyId'
        AND coalesce(it.options, '[]') = ${importRows.wanted} ->> 'options' COLLATE BINARY))`;

/** Updates and creates products from rows of an import. */
export const writeProducts = (isMeant: SQL) =>
  [
    raiseFamilies(isMeant),
    ...releaseClaims(isMeant),
    sql`
      UPDATE ${products} SET ${assignPresent(PRODUCT_IN_FILES, 'row.wanted')},
        family_position = iif(json_type(row.wanted, '$.familyPosition') IS NULL, family_position, ${placeIn('row.wanted')}),
        version = products.version + 1
      FROM (SELECT product_code, wanted FROM ${importRows}
        WHERE outcome = 'change' AND ${isMeant}) AS row
      WHERE products.product_code = row.product_code`,
    sql`
      INSERT INTO ${products} (${columnsOf(PRODUCT_IN_FILES)}, family_position, created_at)
      SELECT ${valuesFrom(PRODUCT_IN_FILES, 'wanted')}, ${placeIn('wanted')}, ${Date.now()}
      FROM ${importRows} WHERE outcome = 'create' AND ${isMeant} ORDER BY line`,
  ] as const;
