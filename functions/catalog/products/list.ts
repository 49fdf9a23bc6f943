import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { families } from '../../../db/schema/families.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { build } from '../../../db/sql/build.ts';
import { prepareOnce } from '../../../db/sql/prepared-queries.ts';
import type { Deps } from '../../deps.ts';
import { ValidationError } from '../../errors.ts';
import { isPaged, type Listing, sliceOf } from '../../http/paging.ts';
import { refuseUnknown } from '../../records/list-rows.ts';
import type { Audience } from '../../records/rows.ts';
import { selectChosen, selectEntries } from './chosen-products.ts';
import type { Product, ProductFilter } from './contract.ts';
import { groupColumns, itsFamily } from './grouped.ts';
import { codesOn, isByItsRow, isByKey, orderOn } from './list-codes.ts';
import { isAmongMatches, isByEntry, isByFirst, type ProductQuery } from './product-filters.ts';
import { totalOf } from './product-totals.ts';
import {
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
  toProduct,
} from './rows.ts';
import { notWithSoldOutLast } from './sold-out-last.ts';

/** A page of products with their prices and the total, in one statement. */
export async function listProducts(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  filter: ProductFilter,
  audience: Audience,
): Promise<Listing<Product>> {
  if (filter.sort?.field === 'price' && !filter.country) {
    throw new ValidationError([{ path: 'sort', message: 'Sorting by price needs a country' }]);
  }
  if (isByFirst(filter) && !audience.everything) {
    throw new ValidationError([{ path: 'grouped', message: 'Grouping by family needs a country' }]);
  }
  if (filter.option && !filter.grouped) {
    throw new ValidationError([{ path: 'option', message: 'Filtering by option needs grouped' }]);
  }
  refuseSoldOutLast(filter);
  const query = { filter, audience };
  const { after } = filter;
  if (after !== undefined && !isByKey(filter))
    refuseAfter(
      '`after` doesn’t work with a search, an option, when sorting by price or grouping matches. Use `page` instead',
    );
  const { limit, offset } = sliceOf(filter);
  const read = await database.read(prepareOnce(['products', query], () => rowsOf(query)));
  const rows = read.slice(0, limit);
  const total = rows[0]?.total ?? (await countOf(database, query));
  const hasMore = isPaged(filter) ? total > offset + rows.length : read.length > limit;
  return {
    rows: rows.map(row => toProduct(row, pictureBase)),
    total,
    next: hasMore && isByKey(filter) ? rows.at(-1)?.productCode : undefined,
  };
}

function refuseSoldOutLast(filter: ProductFilter) {
  if (!filter.soldOutLast) return;
  const other = notWithSoldOutLast(filter);
  const message = other ? `Sold out last doesn’t work with ${other}` : 'Sold out last needs a country';
  if (other || !filter.country) throw new ValidationError([{ path: 'soldOutLast', message }]);
}

function refuseAfter(message: string): never {
  throw new ValidationError([{ path: 'after', message }]);
}

function rowsOf(query: ProductQuery) {
  if (isByFirst(query.filter)) return rowsByFirst(query);
  if (!query.filter.country) return plainRows(query);
  return query.filter.grouped ? groupedRows(query, query.filter.country) : pricedRows(query);
}

function plainRows(query: ProductQuery) {
  return build
    .select({ ...PRODUCT_COLUMNS, total: totalColumn(query) })
    .from(chosenBy(query))
    .innerJoin(products, isChosen)
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .orderBy(orderOn(query));
}

function rowsByFirst(query: ProductQuery) {
  return build
    .select({
      ...PRODUCT_COLUMNS,
      ...groupColumns(isAmongMatches(query.filter)),
      total: totalColumn(query),
    })
    .from(chosenBy(query))
    .innerJoin(products, isChosen)
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .leftJoin(families, itsFamily)
    .orderBy(orderOn(query));
}

function pricedRows(query: ProductQuery) {
  return build
    .select({ ...PRODUCT_COLUMNS, ...PRICE_COLUMNS, total: totalColumn(query) })
    .from(chosenBy(query))
    .innerJoin(products, isChosen)
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(query.filter.country ?? ''))
    .leftJoin(countries, itsCountry)
    .orderBy(orderOn(query));
}

function groupedRows(query: ProductQuery, country: string) {
  const select = isByEntry(query.filter) ? selectEntries : selectChosen;
  return select({ codes: codesOn(query), country, order: orderOn(query) }, { total: totalColumn(query) });
}

const chosenBy = (query: ProductQuery) => sql`(${codesOn(query)}) AS chosen`;
const isChosen = eq(products.productCode, sql`chosen.code`);

const totalColumn = (query: ProductQuery) => totalOf(query).as('total');

/** Only a page past the end has no row to carry the total, or its cursor is gone. */
async function countOf(database: Database, { filter, audience }: ProductQuery): Promise<number> {
  const { after } = filter;
  const known = sql`SELECT 1 FROM ${products} WHERE ${products.productCode} = ${after ?? null}`;
  const [counted, there] = await database.readBatch([
    sql<{ total: number }>`SELECT ${totalOf({ filter, audience })} AS total`,
    known,
  ]);
  if (after !== undefined && isByItsRow(filter)) refuseUnknown(there);
  return counted[0]?.total ?? 0;
}
