import { and, eq, gt, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories.ts';
import { optionCounts } from '../../../db/schema/option-counts.ts';
import { subcategories } from '../../../db/schema/subcategories.ts';
import { prepareOnce } from '../../../db/sql/prepared-queries.ts';
import {
  MOST_OFFERED_OPTIONS,
  MOST_OFFERED_VALUES,
  type OfferedOption,
} from '../../contracts/chosen-options.ts';
import type { Deps } from '../../deps.ts';
import type { Audience } from '../../records/rows.ts';
import type { OptionsOfList } from './contract.ts';
import { isSubcategoryListed } from './product-filters.ts';
import { countryIdOf } from './rows.ts';

type Row = { option: string; choice: string; families: number };

/** The most common options of a list and of each its most common values, both in this order. */
export async function listOfferedOptions(
  { database }: Deps<'database'>,
  filter: OptionsOfList,
  audience: Audience,
): Promise<OfferedOption[]> {
  const rows = await database.read(
    prepareOnce(['options', filter, audience], () => valuesOf(filter, audience)),
  );
  const options = Map.groupBy(rows, ({ option }) => option.toLowerCase());
  return [...options.values()].map(values => ({
    option: values[0]?.option ?? '',
    values: values.map(({ option, choice, families }) => ({
      value: choice.slice(option.length + 1),
      families,
    })),
  }));
}

function valuesOf(filter: OptionsOfList, audience: Audience) {
  const where = and(
    isSubcategoryListed({ filter, audience }),
    eq(optionCounts.countryId, countryIdOf(filter.country)),
    gt(optionCounts.families, 0),
  );
  return sql<Row>`SELECT option, choice, families FROM (
    SELECT *, dense_rank() OVER (ORDER BY of_option DESC, lower(option)) AS nth_option FROM (
      SELECT *, sum(families) OVER (PARTITION BY lower(option)) AS of_option,
        row_number() OVER (PARTITION BY lower(option) ORDER BY families DESC, choice) AS nth
      FROM (
        SELECT min(${optionCounts.optionName}) AS option, min(${optionCounts.choice}) AS choice,
          sum(${optionCounts.families}) AS families
        FROM ${subcategories} CROSS JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId}
        CROSS JOIN ${optionCounts} ON ${optionCounts.subcategoryId} = ${subcategories.subcategoryId}
        WHERE ${where} GROUP BY ${optionCounts.choice})))
    WHERE nth_option <= ${MOST_OFFERED_OPTIONS} AND nth <= ${MOST_OFFERED_VALUES}
    ORDER BY nth_option, nth`;
}
