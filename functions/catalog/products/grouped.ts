import { and, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { families } from '../../../db/schema/families.ts';
import { leadingVariants } from '../../../db/schema/leading-variants.ts';
import { products } from '../../../db/schema/products.ts';
import { countryIdOf } from './rows.ts';

/**
 * Joins the variant that stands for the family of a product in lists of a country. Most of those that do so do it
 * everywhere, and need no look at it.
 */
export const joinLeaderIn = (country: string | Placeholder): SQL => sql`LEFT JOIN leading_variants AS lead
  ON lead.family_id = ${products.familyId} AND lead.subcategory_id = ${products.subcategoryId}
    AND lead.country_id = ${countryIdOf(country)} AND ${products.leading} < 3`;

/** Whether a product stands for its family, or has none. */
export const IS_LEADING = sql`${products.leading} > 0 AND (${products.leading} = 3
  OR ${products.productCode} = coalesce(lead.product_code, iif(${products.leading} = 2, ${products.productCode}, 0)))`;

/** Equal for the variants of a family in one subcategory, which are one entry of a list. */
const ENTRY = sql`${products.familyId}, ${products.subcategoryId}, iif(${products.familyId} IS NULL, ${products.productCode}, 0)`;

/**
 * Of matching variants, one for each family: the one that leads if it matches too, otherwise the first.
 * `code, place`.
 */
export const oncePerFamily = (
  { place, first }: Record<'place' | 'first', SQLWrapper>,
  from: SQL,
  where: SQL,
): SQL => sql`
  SELECT code, place FROM (
    SELECT ${products.productCode} AS code, ${place} AS place, row_number() OVER (
      PARTITION BY ${ENTRY}
      ORDER BY ${IS_LEADING} DESC, ${first}, ${products.productCode}
    ) AS nth FROM ${from} ${where}
  ) WHERE nth = 1`;

/**
 * An entry keeps the place of its first variant, also where another one leads: so its place is the same in every country,
 * and the walk along an index needs no look at who leads.
 */
export const IS_FIRST = sql`${products.leading} >= 2`;

/** What the first variants of a list say of their entries. */
export const ENTRY_KEYS = sql`${products.familyId} AS family, ${products.subcategoryId} AS subcategory`;

/** Whether an entry is sold in a country, or has stock there. */
export const isEntrySold = (country: SQL<number>, mustHaveStock: boolean): SQL => sql`EXISTS (
  SELECT 1 FROM leading_variants AS lead
  WHERE lead.family_id = products.family_id AND lead.subcategory_id = products.subcategory_id
    AND lead.country_id = ${country}${mustHaveStock ? sql` AND lead.in_stock > 0` : sql``})`;

/** The first variant of the entry that a product is in, or the product itself. */
export const firstOfEntry = (productCode: number): SQL => sql`coalesce((
  SELECT first_variant.product_code FROM products AS its CROSS JOIN products AS first_variant ON first_variant.family_id = its.family_id
    AND +first_variant.subcategory_id = its.subcategory_id AND first_variant.leading >= 2
  WHERE its.product_code = ${productCode}), ${productCode})`;

/** How many entries a list has of a subcategory, under its name in a statement: of a family one. */
export const entriesOf = (subcategory: string): SQL<number> =>
  sql.raw(`${subcategory}.product_count - ${subcategory}.products_behind`) as SQL<number>;

const IN_ORDER = sql`ORDER BY ${products.familyPosition}, ${products.productCode}`;

/** Of matching variants, the first of each family, with the codes of all that match: `code, place, codes, reviews`. */
export const firstOfFamilies = (place: SQLWrapper, from: SQL, where: SQL): SQL => sql`
  SELECT code, place, codes, reviews FROM (
    SELECT ${products.productCode} AS code, ${place} AS place, ${products.reviewCount} AS reviews,
      row_number() OVER (PARTITION BY ${ENTRY} ${IN_ORDER}) AS nth,
      json_group_array(${products.productCode}) OVER (
        PARTITION BY ${ENTRY} ${IN_ORDER} ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING
      ) AS codes
    FROM ${from} ${where}
  ) WHERE nth = 1`;

/** The codes of all variants of an entry. */
const ITS_CODES = sql`(SELECT json_group_array(code) FROM (
  SELECT its.product_code AS code FROM products AS its
  WHERE its.family_id = products.family_id AND its.subcategory_id = products.subcategory_id
  ORDER BY its.family_position, its.product_code))`;

/** What a row for staff says of its family. */
export const groupColumns = (isAmongMatches: boolean) => ({
  familyName: families.familyName,
  codes: sql<string>`${isAmongMatches ? sql`chosen.codes` : ITS_CODES}`.as('codes'),
});

/** The entries of a list of matching variants. */
export const entriesIn = (from: SQL, where: SQL): SQL => sql`SELECT DISTINCT ${ENTRY} FROM ${from} ${where}`;

/** What an entry says of its family; null where no variant is sold. */
export const ENTRY_COLUMNS = {
  leader: leadingVariants.productCode,
  familyName: families.familyName,
  variants: leadingVariants.sold,
  pricesDiffer: leadingVariants.pricesDiffer,
  choices: leadingVariants.choices,
  swatches: families.swatches,
};

export const itsFamily = eq(families.familyId, products.familyId);

/** The variant that leads in a country, of entries named by their first one. */
export const leadsChosenIn = (countryCode: string | Placeholder) =>
  and(
    eq(leadingVariants.familyId, sql`chosen.family`),
    eq(leadingVariants.subcategoryId, sql`chosen.subcategory`),
    eq(leadingVariants.countryId, countryIdOf(countryCode)),
  );

/** Where no variant is sold, the first one is shown. */
export const SHOWN = sql`coalesce(${leadingVariants.productCode}, chosen.code)`;

export const itsEntryIn = (countryCode: string | Placeholder) =>
  and(
    eq(leadingVariants.familyId, products.familyId),
    eq(leadingVariants.subcategoryId, products.subcategoryId),
    eq(leadingVariants.countryId, countryIdOf(countryCode)),
  );
