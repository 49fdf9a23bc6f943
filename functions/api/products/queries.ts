import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { CreateProduct, Product, UpdateProduct } from '../../contracts/products.ts';
import { NotFound, RuleBroken } from '../../errors.ts';
import type { Ports } from '../../http/shop.ts';
import { type Audience, NAMES_GIVEN, settle, settleDeletion, stillInUse, type Which } from '../rows.ts';
import {
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PLACE_COLUMNS,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
  toProduct,
} from './rows.ts';

type Shelf = Pick<Ports, 'database' | 'pictureBase'>;

/** What is stored of a product: its fields and, under names of its own, what is said of the picture. */
type Stored<Fields> = Omit<Fields, `productPicture${string}`> & {
  pictureAlt?: string | undefined;
  pictureId?: string | null | undefined;
};

const isDisplayed = and(eq(subcategories.displayStatus, true), eq(categories.displayStatus, true));

export async function findProduct(shelf: Shelf, productCode: number, { everything }: Audience) {
  const [row] = await selectProducts(shelf.database).where(
    and(eq(products.productCode, productCode), everything ? undefined : isDisplayed),
  );
  if (!row) throw unknown(productCode);
  return { entity: toProduct(row, shelf.pictureBase), version: row.version };
}

/** A product as a country sees it: with its price and stock there. */
export async function findProductIn(
  { database, pictureBase }: Shelf,
  { productCode, country }: { productCode: number; country: string },
  { everything }: Audience,
) {
  const [row] = await database
    .select({ ...PRODUCT_COLUMNS, ...PLACE_COLUMNS, ...PRICE_COLUMNS })
    .from(products)
    .innerJoin(subcategories, itsSubcategory)
    .innerJoin(categories, eq(categories.categoryId, subcategories.categoryId))
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(country))
    .leftJoin(countries, itsCountry)
    .where(and(eq(products.productCode, productCode), everything ? undefined : isDisplayed));
  if (!row) throw unknown(productCode);
  return { entity: toProduct(row, pictureBase), version: row.version };
}

export async function createProduct({ database, pictureBase }: Shelf, product: Stored<CreateProduct>) {
  const [, [row]] = await database
    .batch([
      database.insert(products).values({ ...product, createdAt: new Date() }),
      selectProducts(database).where(eq(products.productCode, sql`last_insert_rowid()`)),
    ])
    .catch(noSuchSubcategory);
  if (!row) throw new Error('the product that was just made is not there');
  return { entity: toProduct(row, pictureBase), version: row.version };
}

export async function updateProduct(
  shelf: Shelf,
  { id, versions }: Which,
  changes: Stored<UpdateProduct>,
): Promise<{ entity: Product; version: number }> {
  const { database, pictureBase } = shelf;
  const [changed, [current]] = await database
    .batch([
      database
        .update(products)
        .set({ ...changes, version: sql`${products.version} + 1` })
        .where(meant({ id, versions }))
        .returning({ id: products.productCode }),
      selectProducts(database).where(eq(products.productCode, id)),
    ])
    .catch(noSuchSubcategory);
  const toEntity = (row: NonNullable<typeof current>) => toProduct(row, pictureBase);
  return settle({ changed, current, toEntity, unknown: unknown(id) });
}

export async function deleteProduct({ database, pictureBase }: Shelf, { id, versions }: Which) {
  const [changed, [current]] = await database
    .batch([
      database.delete(products).where(meant({ id, versions })).returning({ id: products.productCode }),
      selectProducts(database).where(eq(products.productCode, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  const toEntity = (row: NonNullable<typeof current>) => toProduct(row, pictureBase);
  settleDeletion({ changed, current, toEntity, unknown: unknown(id) });
}

function selectProducts(database: Database) {
  return database
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
  const [named, [counted]] = await database.batch([
    database
      .select({ name: countries.countryName })
      .from(productPrices)
      .innerJoin(countries, itsCountry)
      .where(its)
      .limit(NAMES_GIVEN),
    database.select({ total: count() }).from(productPrices).where(its),
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
