import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import { createJoinedRow, deleteRow, findRow, updateRow } from '../../records/crud-queries.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Audience, Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import type { CreateProduct, DeleteProduct, UpdateProduct } from './contract.ts';
import { familyOf } from './family-choice.ts';
import { PRODUCT } from './record.ts';
import {
  countryIdOf,
  DELIVERY_COLUMNS,
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PLACE_COLUMNS,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductRow,
  toProduct,
  toProductRow,
} from './rows.ts';

/** The picture itself is stored already. */
type Stored<Fields> = Omit<Fields, 'productPicture'> & { pictureId?: string | null | undefined };

const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

export const findProduct = (
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  id: number,
  { everything }: Audience,
) => findRow(database, rows(pictureBase), { id, where: everything ? undefined : isDisplayed });

const selectIn = (condition: SQL | undefined) =>
  prepareWith(['productCode', 'country'], ({ productCode, country }) =>
    build
      .select({
        ...PRODUCT_COLUMNS,
        ...PLACE_COLUMNS,
        ...PRICE_COLUMNS,
        ...DELIVERY_COLUMNS,
        family: familyOf(sql`${products.familyId}`, countryIdOf(country)).as('family'),
      })
      .from(products)
      .innerJoin(subcategories, itsSubcategory)
      .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
      .leftJoin(pictures, itsPicture)
      .leftJoin(productPrices, itsPriceIn(country))
      .leftJoin(countries, itsCountry)
      .where(and(eq(products.productCode, productCode), condition)),
  );
const selectAnyIn = selectIn(undefined);
const selectDisplayedIn = selectIn(isDisplayed);

/** A product with its price and stock in a country. */
export async function findProductIn(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { productCode, country }: { productCode: number; country: string },
  { everything }: Audience,
) {
  const select = everything ? selectAnyIn : selectDisplayedIn;
  const [row] = await database.read(select({ productCode, country }));
  if (!row) throw new NotFound(`There is no product ${productCode}`);
  return { entity: toProduct(row, pictureBase), version: row.version };
}

export function createProduct(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { pictureId, ...product }: Stored<CreateProduct>,
) {
  const values = { ...toProductRow(product), pictureId, createdAt: new Date() };
  const insert = build.insert(products).values(values);
  return createJoinedRow(database, rows(pictureBase), { insert }).catch(mapErrors);
}

export function updateProduct(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  which: Which,
  { pictureId, ...given }: Stored<UpdateProduct>,
) {
  const changes = { ...toProductRow(given), pictureId };
  return updateRow(database, rows(pictureBase), { ...which, changes }).catch(mapErrors);
}

export const deleteProduct = (
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { with: along, ...which }: Which & DeleteProduct,
) =>
  deleteRow(database, rows(pictureBase), {
    ...which,
    usedBy,
    along: along && productPrices.productCode,
  });

const rows = (pictureBase: string) => ({
  one: PRODUCT.one,
  table: products,
  id: products.productCode,
  select: selectProducts,
  toEntity: (row: ProductRow) => toProduct(row, pictureBase),
});

function selectProducts() {
  return build
    .select(PRODUCT_COLUMNS)
    .from(products)
    .innerJoin(subcategories, itsSubcategory)
    .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
    .leftJoin(pictures, itsPicture);
}

const mapErrors = mapConstraintErrors({
  unique: ([column = '']) =>
    column === 'products.sku'
      ? { path: 'sku', message: 'Another product has this SKU' }
      : { path: 'barcode', message: 'Another product has this barcode' },
  missing: { path: 'subcategoryId', message: 'There is no such subcategory' },
});

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'product', {
    kind: 'productprices',
    noun: ['product price', 'product prices'],
    names: build.select({ name: countries.countryName }).from(productPrices).innerJoin(countries, itsCountry),
    table: productPrices,
    where: eq(productPrices.productCode, id),
  });
