import { and, asc, eq, gt } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { ProductFilter } from '../../contracts/products.ts';
import type { Ports } from '../../http/shop.ts';
import { addressesOf } from '../pictures/addresses.ts';
import { itsPicture, itsSubcategory } from '../products/rows.ts';
import { isChosen } from '../products/shelves.ts';
import type { ExportPage } from './stream.ts';

const ROWS_AT_ONCE = 500;

/** The products that follow one, as lines of a file; in the order of `headingsOf`. */
export async function readProducts(
  { database, pictureBase }: Pick<Ports, 'database' | 'pictureBase'>,
  filter: ProductFilter,
  after: number | undefined,
): Promise<ExportPage<number>> {
  const rows = await database
    .select({
      productCode: products.productCode,
      productName: products.productName,
      productDescription: products.productDescription,
      productOverviewDoc: products.productOverviewDoc,
      category: categories.categoryName,
      subcategory: subcategories.subcategoryName,
      files: pictures.files,
      pictureAlt: products.pictureAlt,
      createdAt: products.createdAt,
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
    .limit(ROWS_AT_ONCE);
  return {
    lines: rows.map(row => [
      String(row.productCode),
      row.productName,
      row.productDescription,
      row.productOverviewDoc ?? '',
      row.category,
      row.subcategory,
      addressesOf(row.files ?? [], pictureBase)?.url ?? '',
      row.pictureAlt,
      row.createdAt.toISOString(),
    ]),
    next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.productCode,
  };
}
