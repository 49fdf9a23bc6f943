import { type SQL, sql } from 'drizzle-orm';
import { importRows } from '../../../db/schema/import-rows.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { PRODUCT_ALONE } from '../../catalog/products/record.ts';
import { assignAll, columnsOf, valuesFrom } from '../../records/bulk-sql.ts';
import { isClaimTaken, releaseClaims } from './claims.ts';

/** An outdated row: its product was changed, something it refers to is gone, or another product has its codes. */
export const isProductOutdated = sql`(
  ${importRows.outcome} = 'change' AND NOT EXISTS (SELECT 1 FROM ${products} AS it
    WHERE it.product_code = ${importRows.productCode} AND it.version = ${importRows.version})
  OR ${importRows.outcome} IN ('change', 'create') AND (
    NOT EXISTS (SELECT 1 FROM ${subcategories} AS own
      WHERE own.subcategory_id = ${importRows.wanted} ->> 'subcategoryId')
    OR ${isClaimTaken}
    OR ${importRows.wanted} ->> 'pictureId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${pictures} AS picture
      WHERE picture.picture_id = ${importRows.wanted} ->> 'pictureId' AND NOT picture.removing)))`;

/** Updates and creates products from rows of an import. */
export const writeProducts = (isMeant: SQL) =>
  [
    ...releaseClaims(isMeant),
    sql`
      UPDATE ${products} SET ${assignAll(PRODUCT_ALONE, 'row.wanted')}, version = products.version + 1
      FROM (SELECT product_code, wanted FROM ${importRows}
        WHERE outcome = 'change' AND ${isMeant}) AS row
      WHERE products.product_code = row.product_code`,
    sql`
      INSERT INTO ${products} (${columnsOf(PRODUCT_ALONE)}, created_at)
      SELECT ${valuesFrom(PRODUCT_ALONE, 'wanted')}, ${Date.now()}
      FROM ${importRows} WHERE outcome = 'create' AND ${isMeant} ORDER BY line`,
  ] as const;
