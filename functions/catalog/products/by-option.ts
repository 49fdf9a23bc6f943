import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { optionCounts } from '../../../db/schema/option-counts.ts';
import { products } from '../../../db/schema/products.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { variantOptions } from '../../../db/schema/variant-options.ts';
import type { ProductFilter } from './contract.ts';
import { IS_LEADING, joinLeaderIn } from './grouped.ts';
import { countryIdOf } from './rows.ts';

/**
 * Up to so many families, all variants with a value are read from its index and sorted. Of more, a page is soon full along
 * the index of the sort.
 */
const FEW = 500;

/** `product` is a column, since drizzle leaves out its table where there is only one. */
const hasOptions = (choices: readonly string[], product: SQL): SQL[] =>
  choices.map(
    choice => sql`EXISTS (SELECT 1 FROM ${variantOptions} AS its
      WHERE its.product_code = ${product} AND its.choice = ${choice})`,
  );

/** Whether a product has all chosen values. */
export const hasChosen = ({ option }: ProductFilter): SQL | undefined =>
  option && and(...hasOptions(option, sql`products.product_code`));

/** How many families have a value, from the counts. */
function countWith(choice: string, country: string, isListed: SQL | undefined): SQL<number> {
  const where = and(
    isListed,
    eq(optionCounts.countryId, countryIdOf(country)),
    eq(optionCounts.choice, choice),
  );
  return sql`(SELECT coalesce(sum(${optionCounts.families}), 0) FROM ${subcategories}
    CROSS JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId}
    CROSS JOIN ${optionCounts} ON ${optionCounts.subcategoryId} = ${subcategories.subcategoryId} WHERE ${where})`;
}

/** Whether nothing but the place, the stock and one value is asked for, so that the number of families says how to read. */
export const isByOneOption = ({ option, q, family, beside, picture, missing, sold, sale }: ProductFilter) =>
  option?.length === 1 && [q, family, beside, picture, missing, sold, sale].every(one => one === undefined);

/** The number of families with the value, where it is stored. */
export function storedTotal(filter: ProductFilter, isListed: SQL | undefined): SQL<number> | undefined {
  const { option = [], country = '', inStock } = filter;
  const [choice = ''] = option;
  if (!isByOneOption(filter) || inStock !== undefined) return undefined;
  return countWith(choice, country, isListed);
}

/** Of a common value along an index, otherwise from all matches. How common it is, is counted once. */
export function inEitherWay(
  { option = [], country = '' }: ProductFilter,
  isListed: SQL | undefined,
  ways: (isCommon: SQL) => Record<'walked' | 'sorted', SQL>,
): SQL {
  const { walked, sorted } = ways(sql`(SELECT is_common FROM asked)`);
  return sql`WITH asked AS MATERIALIZED (
      SELECT ${countWith(option[0] ?? '', country, isListed)} > ${FEW} AS is_common)
    SELECT * FROM (${walked}) UNION ALL SELECT * FROM (${sorted})`;
}

/**
 * The source of the variants with a value, the rarest of those asked for; if it is common, of none: those are read along
 * the index of the sort.
 */
export function variantsWith(
  { option = [], country = '' }: ProductFilter,
  {
    listedIn,
    isListed,
    unlessCommon,
  }: Record<'isListed' | 'unlessCommon', SQL | undefined> & { listedIn: SQL },
): SQL {
  const counted = option.map(
    choice => sql`SELECT ${choice} AS choice, ${countWith(choice, country, isListed)} AS families`,
  );
  const rarest = sql`SELECT choice FROM (${sql.join(counted, sql` UNION ALL `)}) ORDER BY families LIMIT 1`;
  const limit = unlessCommon ? sql`LIMIT iif(${unlessCommon}, 0, -1)` : sql``;
  return sql`(SELECT its.product_code AS code FROM ${variantOptions} AS its
    WHERE its.choice = ${option.length > 1 ? sql`(${rarest})` : option[0]} AND its.subcategory_id IN (${listedIn}) ${limit}) AS found
    CROSS JOIN ${products} ON ${products.productCode} = found.code ${joinLeaderIn(country)}`;
}

/** Variants with all values that are sold in the country, with the stock asked for. */
function matching({ option = [], country = '', inStock }: ProductFilter, which: SQL): SQL {
  const stock = inStock === undefined ? sql`1` : sql`there.has_stock = ${Number(inStock)}`;
  return sql`FROM products AS one
    CROSS JOIN product_prices AS there ON there.product_code = one.product_code
    WHERE ${and(
      which,
      ...hasOptions(option, sql`one.product_code`),
      sql`there.country_id = ${countryIdOf(country)} AND there.display_at_website = 1 AND ${stock}`,
    )}`;
}

const OF_ENTRY = sql`one.family_id = products.family_id AND +one.subcategory_id = products.subcategory_id`;

/** Whether a matching variant is the one that leads, or else the first that matches. */
function isShown(filter: ProductFilter): SQL {
  // Older versions of SQLite cannot sort by a column of the outer query.
  return sql`(${IS_LEADING} OR (
    NOT EXISTS (SELECT 1 ${matching(filter, sql`one.product_code = lead.product_code`)})
    AND products.product_code = (
      SELECT one.product_code ${matching(filter, OF_ENTRY)} ORDER BY one.family_position, one.product_code LIMIT 1)))`;
}

/** Whether no variant of the entry that has the values is in stock. */
export const isEntrySoldOut = (filter: ProductFilter): SQL =>
  sql`NOT EXISTS (SELECT 1 ${matching({ ...filter, inStock: true }, OF_ENTRY)})`;

type Walk = {
  place: SQL;
  source: SQL;
  where: SQL | undefined;
  order: SQL;
  limit: number | SQL;
  offset: number | SQL;
};

/** Along the index of a sort, which soon fills a page if many families have the value. */
export function walkedBy(filter: ProductFilter, { place, source, where, order, limit, offset }: Walk): SQL {
  return sql`SELECT ${products.productCode} AS code, ${place} AS place FROM ${source} ${joinLeaderIn(filter.country ?? '')}
    WHERE ${and(where, isShown(filter))} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}
