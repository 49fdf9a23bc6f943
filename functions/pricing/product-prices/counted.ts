import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { countries } from '../../../db/schema/countries.ts';
import { priceCounts } from '../../../db/schema/price-counts.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { chosenBy, type PriceQuery } from './chosen.ts';

/** Number of prices matching a filter: summed from stored counts, unless it is for one product or a search (`matched`). */
export function totalOf(query: PriceQuery): SQL<number> {
  const { q, product } = query.filter;
  if (q) return sql`(SELECT count(*) FROM matched)`;
  if (product !== undefined) return countedAt(chosenBy(query));
  return query.audience.everything ? countedFor(query) : countedForVisitors(query);
}

const countedAt = (where: SQL | undefined) =>
  sql<number>`(SELECT count(*) FROM ${productPrices} WHERE ${where})`;

function countedFor({ filter: { country, displayAtWebsite, inStock } }: PriceQuery): SQL<number> {
  const where = country === undefined ? sql`` : sql`WHERE ${eq(priceCounts.countryId, country)}`;
  return sql`(SELECT coalesce(sum(${countOf(displayAtWebsite, inStock)}), 0) FROM ${priceCounts} ${where})`;
}

/** Only those displayed on the website. */
function countedForVisitors({ filter: { country, displayAtWebsite, inStock } }: PriceQuery): SQL<number> {
  if (displayAtWebsite === false) return sql`0`;
  const where = and(
    eq(subcategories.displayStatus, true),
    eq(categories.displayStatus, true),
    eq(countries.displayStatus, true),
    country === undefined ? undefined : eq(priceCounts.countryId, country),
  );
  return sql`(SELECT coalesce(sum(${countOf(true, inStock)}), 0) FROM ${priceCounts}
    JOIN ${countries} ON ${countries.countryId} = ${priceCounts.countryId}
    JOIN ${subcategories} ON ${subcategories.subcategoryId} = ${priceCounts.subcategoryId}
    JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId} WHERE ${where})`;
}

function countOf(displayed: boolean | undefined, inStock: boolean | undefined): SQL {
  const { priced, stocked, sold, inStock: soldInStock } = priceCounts;
  const all = without(displayed, sql`${priced}`, sql`${sold}`);
  const withStock = without(displayed, sql`${stocked}`, sql`${soldInStock}`);
  return without(inStock, all, withStock);
}

/** All, or only those with or without a property. */
function without(yes: boolean | undefined, all: SQL, ofAKind: SQL): SQL {
  if (yes === undefined) return all;
  return yes ? ofAKind : sql`(${all} - ${ofAKind})`;
}
