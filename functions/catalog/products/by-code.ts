import { type Placeholder, sql } from 'drizzle-orm';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import type { Deps } from '../../deps.ts';
import { selectChosen, toChosen } from './chosen-products.ts';
import type { Product } from './contract.ts';
import { DISPLAYED_SUBCATEGORIES } from './displayed.ts';

const given = (codes: Placeholder) => sql`
  SELECT given.value AS code, min(given.key) AS place FROM json_each(${codes}) AS given
  JOIN products AS one ON one.product_code = given.value WHERE one.subcategory_id IN ${DISPLAYED_SUBCATEGORIES} GROUP BY given.value`;

const selectByCode = prepareWith(['codes', 'country'], ({ codes, country }) =>
  selectChosen({ codes: given(codes), country, order: sql`chosen.place` }),
);

/** Those that visitors can see, in this order. */
export async function listByCode(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { codes, country }: { codes: string; country?: string | undefined },
): Promise<Product[]> {
  const rows = await database.read(
    selectByCode({ codes: JSON.stringify(codes.split(',').map(Number)), country: country ?? '' }),
  );
  return rows.map(row => toChosen(row, { pictureBase, country }));
}
