import { and, asc, eq, gt } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import type { ProductFilter } from '../../catalog/products/contract.ts';
import { isChosen } from '../../catalog/products/product-filters.ts';
import { PRODUCT_ALONE } from '../../catalog/products/record.ts';
import { itsPicture, itsSubcategory } from '../../catalog/products/rows.ts';
import type { Deps } from '../../deps.ts';
import { editableFieldsOf } from '../../records/record.ts';
import { writeCell } from '../imports/cells.ts';
import type { ExportPage } from './stream.ts';

const ROWS_AT_ONCE = 2000;

/** The next products as CSV lines, in the order of `headingsOf`. */
export async function readProducts(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: ProductFilter,
  after: number | undefined,
): Promise<ExportPage<number>> {
  const rows = await database.read(
    build
      .select({
        product: products,
        category: categories.categoryName,
        subcategory: subcategories.subcategoryName,
        files: pictures.files,
      })
      .from(products)
      .innerJoin(subcategories, itsSubcategory)
      .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
      .leftJoin(pictures, itsPicture)
      .where(
        and(
          isChosen({ filter, audience: { everything: true } }),
          after === undefined ? undefined : gt(products.productCode, after),
        ),
      )
      .orderBy(asc(products.productCode))
      .limit(ROWS_AT_ONCE),
  );
  return {
    lines: rows.map(({ product, category, subcategory, files }) => [
      String(product.productCode),
      ...editableFieldsOf(PRODUCT_ALONE).flatMap(field => {
        if (field.kind === 'reference') return [category, subcategory];
        if (field.kind === 'picture') return addressesOf(files ?? [], pictureBase)?.url ?? '';
        return writeCell(field, product[field.name as keyof typeof product]);
      }),
      product.createdAt.toISOString(),
    ]),
    next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.product.productCode,
  };
}
