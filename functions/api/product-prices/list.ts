import { and, asc, count, desc, eq, getTableColumns, gt, lte, or } from 'drizzle-orm';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { ProductPriceFilter } from '../../contracts/product-prices.ts';
import { type Audience, listRows } from '../rows.ts';
import { toProductPrice } from './rows.ts';

const SORTS = {
  ProductCode: productPrices.productCode,
  CountryID: productPrices.countryId,
  NetPrice: productPrices.netPrice,
  RetailPrice: productPrices.retailPrice,
  PV: productPrices.pv,
  PQ: productPrices.pq,
  DisplayAtWebsite: productPrices.displayAtWebsite,
  StockAvailable: productPrices.stockAvailable,
  CreatedAt: productPrices.createdAt,
};

const itsProduct = eq(products.productCode, productPrices.productCode);
const itsCountry = eq(countries.countryId, productPrices.countryId);
const itsSubcategory = eq(subcategories.subcategoryId, products.subcategoryId);
const itsCategory = eq(categories.categoryId, subcategories.categoryId);

export function listProductPrices(database: Database, filter: ProductPriceFilter, audience: Audience) {
  const chosen = and(visibleTo(audience), ...conditionsOf(filter));
  const total = database.select({ total: count() }).from(productPrices);
  return listRows(database, {
    rows: selectPrices(database)
      .where(chosen)
      .orderBy(...orderOf(filter))
      .$dynamic(),
    total: total
      .innerJoin(products, itsProduct)
      .innerJoin(countries, itsCountry)
      .innerJoin(subcategories, itsSubcategory)
      .innerJoin(categories, itsCategory)
      .where(chosen)
      .$dynamic(),
    page: filter,
    toEntity: toProductPrice,
  });
}

/** Prices, joined to all that decides whether the website displays them. */
export function selectPrices(database: Database) {
  return database
    .select(getTableColumns(productPrices))
    .from(productPrices)
    .innerJoin(products, itsProduct)
    .innerJoin(countries, itsCountry)
    .innerJoin(subcategories, itsSubcategory)
    .innerJoin(categories, itsCategory);
}

export function visibleTo({ everything }: Audience) {
  if (everything) return undefined;
  return and(
    eq(productPrices.displayAtWebsite, true),
    eq(countries.displayStatus, true),
    eq(subcategories.displayStatus, true),
    eq(categories.displayStatus, true),
  );
}

function conditionsOf({ product, country, displayAtWebsite, inStock, q }: ProductPriceFilter) {
  const { productCode, countryId, stockAvailable } = productPrices;
  return [
    product === undefined ? undefined : eq(productCode, product),
    country === undefined ? undefined : eq(countryId, country),
    displayAtWebsite === undefined ? undefined : eq(productPrices.displayAtWebsite, displayAtWebsite),
    inStock === undefined ? undefined : inStock ? gt(stockAvailable, 0) : lte(stockAvailable, 0),
    q ? or(contains(products.productName, q), contains(countries.countryName, q)) : undefined,
  ];
}

function orderOf({ sort }: ProductPriceFilter) {
  const { field = 'ProductCode', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(SORTS[field]), direction(productPrices.productCode), direction(productPrices.countryId)];
}
