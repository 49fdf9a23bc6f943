import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { NotFound, RuleBroken } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import {
  type Audience,
  NAMES_GIVEN,
  settle,
  settleDeletion,
  stillInUse,
  type Which,
} from '../../records/rows.ts';
import type { CreateProduct, Product, UpdateProduct } from './contract.ts';
import {
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PLACE_COLUMNS,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
  toProduct,
  toProductRow,
} from './rows.ts';

/** The picture itself is stored already. */
type Stored<Fields> = Omit<Fields, 'productPicture'> & { pictureId?: string | null | undefined };

const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

export async function findProduct(
  deps: Deps<'database' | 'pictureBase'>,
  productCode: number,
  { everything }: Audience,
) {
  const [row] = await deps.database.read(
    selectProducts().where(and(eq(products.productCode, productCode), everything ? undefined : isDisplayed)),
  );
  if (!row) throw unknown(productCode);
  return { entity: toProduct(row, deps.pictureBase), version: row.version };
}

/** A product with its price and stock in a country. */
export async function findProductIn(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { productCode, country }: { productCode: number; country: string },
  { everything }: Audience,
) {
  const [row] = await database.read(
    build
      .select({ ...PRODUCT_COLUMNS, ...PLACE_COLUMNS, ...PRICE_COLUMNS })
      .from(products)
      .innerJoin(subcategories, itsSubcategory)
      .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
      .leftJoin(pictures, itsPicture)
      .leftJoin(productPrices, itsPriceIn(country))
      .leftJoin(countries, itsCountry)
      .where(and(eq(products.productCode, productCode), everything ? undefined : isDisplayed)),
  );
  if (!row) throw unknown(productCode);
  return { entity: toProduct(row, pictureBase), version: row.version };
}

export async function createProduct(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { pictureId, ...product }: Stored<CreateProduct>,
) {
  const [, [row]] = await database
    .writeBatch([
      build.insert(products).values({ ...toProductRow(product), pictureId, createdAt: new Date() }),
      selectProducts().where(eq(products.productCode, sql`last_insert_rowid()`)),
    ])
    .catch(noSuchSubcategory);
  if (!row) throw new Error('the product that was just made is not there');
  return { entity: toProduct(row, pictureBase), version: row.version };
}

export async function updateProduct(
  deps: WriteDeps<'database' | 'pictureBase'>,
  { id, versions }: Which,
  { pictureId, ...changes }: Stored<UpdateProduct>,
): Promise<{ entity: Product; version: number }> {
  const { database, pictureBase } = deps;
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(products)
        .set({ ...toProductRow(changes), pictureId, version: sql`${products.version} + 1` })
        .where(meant({ id, versions }))
        .returning({ id: products.productCode }),
      selectProducts().where(eq(products.productCode, id)),
    ])
    .catch(noSuchSubcategory);
  const toEntity = (row: NonNullable<typeof current>) => toProduct(row, pictureBase);
  return settle({ changed, current, toEntity, unknown: unknown(id) });
}

export async function deleteProduct(
  { database, pictureBase }: WriteDeps<'database' | 'pictureBase'>,
  { id, versions }: Which,
) {
  const [changed, [current]] = await database
    .writeBatch([
      build.delete(products).where(meant({ id, versions })).returning({ id: products.productCode }),
      selectProducts().where(eq(products.productCode, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  const toEntity = (row: NonNullable<typeof current>) => toProduct(row, pictureBase);
  settleDeletion({ changed, current, toEntity, unknown: unknown(id) });
}

function selectProducts() {
  return build
    .select(PRODUCT_COLUMNS)
    .from(products)
    .innerJoin(subcategories, itsSubcategory)
    .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
    .leftJoin(pictures, itsPicture);
}

function meant({ id, versions }: Which) {
  return and(eq(products.productCode, id), versions && inArray(products.version, versions));
}

async function usedBy(database: Database, id: number) {
  const its = eq(productPrices.productCode, id);
  const [named, [counted]] = await database.readBatch([
    build
      .select({ name: countries.countryName })
      .from(productPrices)
      .innerJoin(countries, itsCountry)
      .where(its)
      .limit(NAMES_GIVEN),
    build.select({ total: count() }).from(productPrices).where(its),
  ]);
  return stillInUse('product', {
    kind: 'productprices',
    noun: ['product price', 'product prices'],
    count: counted?.total ?? 0,
    names: named.map(row => row.name),
  });
}

function noSuchSubcategory(error: unknown): never {
  if (refusalOf(error)?.kind !== 'foreign-key') throw error;
  throw new RuleBroken([{ path: 'subcategoryId', message: 'There is no such subcategory' }]);
}

const unknown = (code: number) => new NotFound(`There is no product ${code}`);
