import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import type { Audience } from '../../records/rows.ts';
import type { ProductPriceFilter } from './contract.ts';

export type PriceQuery = { filter: ProductPriceFilter; audience: Audience };
export type SortField = NonNullable<ProductPriceFilter['sort']>['field'];

/** For these sort orders, a filter index is as good as the sort index. */
const BY_KEY: readonly SortField[] = ['ProductCode', 'CountryID'];

/** The WHERE condition of a filter without its search. With a sort order, it doesn't use a filter index. */
export function chosenBy({ filter, audience }: PriceQuery, along?: SortField): SQL | undefined {
  const { product, country, displayAtWebsite, inStock } = filter;
  const { productCode, countryId } = productPrices;
  // The plus disables the filter index: SQLite follows the sort index until the page is full.
  const by = along && product === undefined && !BY_KEY.includes(along) ? sql`+` : sql``;
  return and(
    audience.everything ? undefined : isDisplayed(),
    product === undefined ? undefined : eq(productCode, product),
    country === undefined ? undefined : sql`${by}${countryId} = ${country}`,
    displayAtWebsite === undefined
      ? undefined
      : sql`${by}${productPrices.displayAtWebsite} = ${Number(displayAtWebsite)}`,
    inStock === undefined ? undefined : sql`${by}${productPrices.hasStock} = ${Number(inStock)}`,
  );
}

/** The website displays a price if its country and the product's subcategory and category are active. */
function isDisplayed(): SQL | undefined {
  const itsSubcategory = sql`(SELECT ${products.subcategoryId} FROM ${products}
    WHERE ${products.productCode} = ${productPrices.productCode})`;
  return and(
    sql`+${productPrices.displayAtWebsite} = 1`,
    sql`+${productPrices.countryId} IN (SELECT ${countries.countryId} FROM ${countries} WHERE ${countries.displayStatus} = 1)`,
    sql`${itsSubcategory} IN (SELECT ${subcategories.subcategoryId} FROM ${subcategories}
      JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId}
      WHERE ${subcategories.displayStatus} = 1 AND ${categories.displayStatus} = 1)`,
  );
}
