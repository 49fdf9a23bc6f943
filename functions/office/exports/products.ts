import { and, asc, eq, gt } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { families } from '../../../db/schema/families.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import type { ProductFilter } from '../../catalog/products/contract.ts';
import { isChosen } from '../../catalog/products/product-filters.ts';
import { PRODUCT_IN_FILES } from '../../catalog/products/record.ts';
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
        family: families.familyName,
        files: pictures.files,
      })
      .from(products)
      .innerJoin(subcategories, itsSubcategory)
      .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
      .leftJoin(pictures, itsPicture)
      .leftJoin(families, eq(families.familyId, products.familyId))
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
    lines: rows.map(({ product, category, subcategory, family, files }) => [
      String(product.productCode),
      ...editableFieldsOf(PRODUCT_IN_FILES).flatMap(field => {
        if (field.name === 'subcategoryId') return [category, subcategory];
        if (field.name === 'familyId') return family ?? '';
        if (field.kind === 'picture') return addressesOf(files ?? [], pictureBase)?.url ?? '';
        return writeCell(field, product[field.name as keyof typeof product]);
      }),
      product.createdAt.toISOString(),
    ]),
    next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.product.productCode,
  };
}
