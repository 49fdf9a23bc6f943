import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/client/database.ts';
import { products } from '../../db/schema/products.ts';
import { build } from '../../db/sql/build.ts';
import type { Catalogue } from './catalogue-model.ts';
import { makeFamily } from './factories.ts';
import type { randomBy } from './random-catalogue.ts';

const FAMILIES = 8;
const OF_A_FAMILY = 60;

/** Makes variants of most products, in any order and across subcategories; some families have a single one. */
export async function makeRandomFamilies(
  database: Writer,
  catalogue: Catalogue,
  { below, chance }: ReturnType<typeof randomBy>,
): Promise<Catalogue> {
  const ids: number[] = [];
  for (let made = 0; made < FAMILIES; made += 1) ids.push((await makeFamily(database)).familyId);
  for (const { productCode } of catalogue.products) {
    if (!chance(OF_A_FAMILY)) continue;
    await database.write(sql`UPDATE products SET family_id = ${ids[below(ids.length)]},
      options = ${JSON.stringify([String(productCode)])}, family_position = ${below(5)}
      WHERE product_code = ${productCode}`);
  }
  return { ...catalogue, products: await database.read(build.select().from(products)) };
}

/** The variants of a family in one subcategory, first by place; any other product alone. */
export function entriesOf({ products: all }: Catalogue, codes: number[]): number[][] {
  const entries = new Map<string, Catalogue['products']>();
  for (const product of all.filter(({ productCode }) => codes.includes(productCode))) {
    const { familyId, subcategoryId, productCode } = product;
    const key = familyId === null ? `${productCode}` : `${familyId}/${subcategoryId}`;
    entries.set(key, [...(entries.get(key) ?? []), product]);
  }
  return [...entries.values()].map(entry => inOrder(entry).map(({ productCode }) => productCode));
}

const inOrder = (entry: Catalogue['products']) =>
  entry.toSorted(
    (one, other) => one.familyPosition - other.familyPosition || one.productCode - other.productCode,
  );

/** Each family in the order of its variants, then what has none. */
export const byFamily = (catalogue: Catalogue['products']): Catalogue['products'] =>
  catalogue.toSorted(
    (one, other) =>
      (one.familyId ?? Number.MAX_SAFE_INTEGER) - (other.familyId ?? Number.MAX_SAFE_INTEGER) ||
      (one.familyId === null ? 0 : one.familyPosition - other.familyPosition) ||
      one.productCode - other.productCode,
  );
