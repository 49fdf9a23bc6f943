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

/** The most common values of all options together; rarer ones are for the search. */
const MOST_READ = 100;

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
  const options = [...Map.groupBy(rows, ({ option }) => option.toLowerCase()).values()];
  return options
    .sort((one, other) => familiesIn(other) - familiesIn(one))
    .slice(0, MOST_OFFERED_OPTIONS)
    .map(values => ({
      option: values[0]?.option ?? '',
      values: values.slice(0, MOST_OFFERED_VALUES).map(({ option, choice, families }) => ({
        value: choice.slice(option.length + 1),
        families,
      })),
    }));
}

const familiesIn = (values: Row[]) => values.reduce((sum, { families }) => sum + families, 0);

function valuesOf(filter: OptionsOfList, audience: Audience) {
  const where = and(
    isSubcategoryListed({ filter, audience }),
    eq(optionCounts.countryId, countryIdOf(filter.country)),
    gt(optionCounts.families, 0),
  );
  return sql<Row>`SELECT min(${optionCounts.optionName}) AS option, min(${optionCounts.choice}) AS choice,
      sum(${optionCounts.families}) AS families
    FROM ${subcategories} CROSS JOIN ${categories} ON ${categories.categoryId} = ${subcategories.categoryId}
    CROSS JOIN ${optionCounts} ON ${optionCounts.subcategoryId} = ${subcategories.subcategoryId}
    WHERE ${where} GROUP BY ${optionCounts.choice} ORDER BY 3 DESC, 2 LIMIT ${MOST_READ}`;
}
