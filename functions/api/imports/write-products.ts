import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importRows } from '../../../db/schema/import-rows.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { isBeingApplied, type Owned } from './queries.ts';

/** A row that no longer says what its check showed: its product was changed, or what it refers to is gone. */
export const isProductOutdated = sql`(
  ${importRows.outcome} = 'change' AND NOT EXISTS (SELECT 1 FROM ${products} AS it
    WHERE it.product_code = ${importRows.productCode} AND it.version = ${importRows.version})
  OR ${importRows.outcome} IN ('change', 'create') AND (
    NOT EXISTS (SELECT 1 FROM ${subcategories} AS shelf
      WHERE shelf.subcategory_id = ${importRows.wanted} ->> 'subcategoryId')
    OR ${importRows.wanted} ->> 'pictureId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${pictures} AS picture
      WHERE picture.picture_id = ${importRows.wanted} ->> 'pictureId' AND NOT picture.removing)))`;

/** Changes and makes products as the rows of the import that is being applied say. */
export function writeProducts(database: Database, { importId }: Owned) {
  const isBegun = isBeingApplied(importId);
  return [
    database.run(sql`
      UPDATE ${products} SET subcategory_id = row.wanted ->> 'subcategoryId',
        product_name = row.wanted ->> 'productName', product_description = row.wanted ->> 'productDescription',
        product_overview_doc = row.wanted ->> 'productOverviewDoc', picture_id = row.wanted ->> 'pictureId',
        picture_alt = row.wanted ->> 'pictureAlt', version = products.version + 1
      FROM (SELECT product_code, wanted FROM ${importRows}
        WHERE import_id = ${importId} AND outcome = 'change' AND ${isBegun}) AS row
      WHERE products.product_code = row.product_code`),
    database.run(sql`
      INSERT INTO ${products} (subcategory_id, product_name, product_description, product_overview_doc, picture_id,
        picture_alt, created_at)
      SELECT wanted ->> 'subcategoryId', wanted ->> 'productName', wanted ->> 'productDescription',
        wanted ->> 'productOverviewDoc', wanted ->> 'pictureId', wanted ->> 'pictureAlt', ${Date.now()}
      FROM ${importRows} WHERE import_id = ${importId} AND outcome = 'create' AND ${isBegun} ORDER BY line`),
  ] as const;
}
