import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { savedProducts } from '../../../db/schema/saved-products.ts';
import { build } from '../../../db/sql/build.ts';
import { prepareWith } from '../../../db/sql/prepared-queries.ts';
import { MOST_SAVED } from '../../contracts/saved-limit.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import { selectChosen, toChosen } from '../products/chosen-products.ts';
import { DISPLAYED_SUBCATEGORIES } from '../products/displayed.ts';
import type { SavedCodes, SavedProducts } from './contract.ts';

const selectCodes = (userId: number) =>
  build
    .select({ productCode: savedProducts.productCode })
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.savedAt), desc(savedProducts.productCode));

const codesOf = (userId: Placeholder) => sql`
  SELECT saved.product_code AS code, saved.saved_at AS place FROM saved_products AS saved
  JOIN products AS one ON one.product_code = saved.product_code
  WHERE saved.user_id = ${userId} AND one.subcategory_id IN ${DISPLAYED_SUBCATEGORIES}`;

const selectSaved = prepareWith(['userId', 'country'], ({ userId, country }) =>
  selectChosen({ codes: codesOf(userId), country, order: sql`chosen.place DESC, chosen.code DESC` }),
);

export async function listSaved(
  { database, pictureBase }: Deps<'database' | 'pictureBase'>,
  { userId, country }: { userId: number; country: string | undefined },
): Promise<SavedProducts> {
  const [codes, products] = await database.readBatch([
    selectCodes(userId),
    selectSaved({ userId, country: country ?? '' }),
  ]);
  return { ...toCodes(codes), products: products.map(row => toChosen(row, { pictureBase, country })) };
}

export const listSavedCodes = async (database: Database, userId: number): Promise<SavedCodes> =>
  toCodes(await database.read(selectCodes(userId)));

/** Saves what exists, is not saved yet and still fits: repeating it changes nothing. */
export async function saveProducts(
  database: Writer,
  userId: number,
  { productCodes }: SavedCodes,
): Promise<SavedCodes> {
  const count = sql`(SELECT count(*) FROM ${savedProducts} WHERE user_id = ${userId})`;
  const now = Date.now();
  const [, codes] = await database.writeBatch([
    sql`INSERT INTO saved_products (user_id, product_code, saved_at)
      SELECT ${userId}, given.code, ${now} - given.place
      FROM (SELECT value AS code, min(key) AS place FROM json_each(${JSON.stringify(productCodes)}) GROUP BY value) AS given
      JOIN products ON products.product_code = given.code
      WHERE given.code NOT IN (SELECT product_code FROM saved_products WHERE user_id = ${userId})
      ORDER BY given.place LIMIT max(0, ${MOST_SAVED} - ${count})`,
    selectCodes(userId),
  ]);
  return toCodes(codes as { productCode: number }[]);
}

export async function deleteSaved(database: Writer, userId: number, productCode: number) {
  const deleted = await database.write(
    build
      .delete(savedProducts)
      .where(and(eq(savedProducts.userId, userId), eq(savedProducts.productCode, productCode)))
      .returning({ productCode: savedProducts.productCode }),
  );
  if (deleted.length === 0) throw new NotFound(`You have not saved product ${productCode}`);
}

const toCodes = (rows: { productCode: number }[]): SavedCodes => ({
  productCodes: rows.map(({ productCode }) => productCode),
});
