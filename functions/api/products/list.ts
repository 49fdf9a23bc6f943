import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { wordedOnce } from '../../../db/worded-once.ts';
import type { Product, ProductFilter } from '../../contracts/products.ts';
import { RuleBroken } from '../../errors.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';
import type { Ports } from '../../http/shop.ts';
import type { Audience } from '../rows.ts';
import { codesOn, orderOn } from './page.ts';
import {
  itsCountry,
  itsPicture,
  itsPriceIn,
  itsSubcategory,
  PRICE_COLUMNS,
  PRODUCT_COLUMNS,
  type ProductRow,
  toProduct,
} from './rows.ts';
import { totalOf, type Wanted } from './shelves.ts';

type ListedRow = ProductRow & { total: number };
type Reader = Pick<Ports, 'database' | 'pictureBase'>;

/** The products of a page with their prices, and how many there are: one statement. */
export async function listProducts(
  { database, pictureBase }: Reader,
  filter: ProductFilter,
  audience: Audience,
): Promise<Listing<Product>> {
  if (filter.sort?.field === 'price' && !filter.country) {
    throw new RuleBroken([{ path: 'sort', message: 'Sort by price needs a country' }]);
  }
  const wanted = { filter, audience };
  const rows = await wordedOnce<ListedRow>(database, ['products', wanted], () =>
    filter.country ? pricedRows(database, wanted) : plainRows(database, wanted),
  );
  return {
    rows: rows.map(row => toProduct(row, pictureBase)),
    total: sliceOf(filter) ? (rows[0]?.total ?? (await countOf(database, wanted))) : rows.length,
  };
}

function plainRows(database: Database, wanted: Wanted) {
  return database
    .select({ ...PRODUCT_COLUMNS, total: totalColumn(wanted) })
    .from(chosenBy(wanted))
    .innerJoin(products, isChosen)
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .orderBy(orderOn(wanted));
}

function pricedRows(database: Database, wanted: Wanted) {
  return database
    .select({ ...PRODUCT_COLUMNS, ...PRICE_COLUMNS, total: totalColumn(wanted) })
    .from(chosenBy(wanted))
    .innerJoin(products, isChosen)
    .innerJoin(subcategories, itsSubcategory)
    .leftJoin(pictures, itsPicture)
    .leftJoin(productPrices, itsPriceIn(wanted.filter.country ?? ''))
    .leftJoin(countries, itsCountry)
    .orderBy(orderOn(wanted));
}

const chosenBy = (wanted: Wanted) => sql`(${codesOn(wanted)}) AS chosen`;
const isChosen = eq(products.productCode, sql`chosen.code`);

/** A complete list is as long as it is. */
const totalColumn = (wanted: Wanted) =>
  (sliceOf(wanted.filter) ? totalOf(wanted) : sql<number>`0`).as('total');

/** Only a page past the end has no row to tell how many there are. */
async function countOf(database: Database, wanted: Wanted): Promise<number> {
  const [row] = await database.all<{ total: number }>(sql`SELECT ${totalOf(wanted)} AS total`);
  return row?.total ?? 0;
}
