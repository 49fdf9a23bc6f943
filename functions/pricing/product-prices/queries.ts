import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { constraintViolation } from '../../../db/client/errors.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { firstVersion } from '../../../db/sql/now.ts';
import type { WriteDeps } from '../../deps.ts';
import { Conflict, NotFound, ValidationError } from '../../errors.ts';
import { unpayableIn } from '../../records/payable.ts';
import { type Audience, settle, settleDeletion } from '../../records/rows.ts';
import { chosenBy } from './chosen.ts';
import type { CreateProductPrice, PriceKey, UpdateProductPrice } from './contract.ts';
import { PRICE } from './record.ts';
import { type PriceRow, toPriceRow, toProductPrice } from './rows.ts';

type WhichPrice = PriceKey & { versions?: number[] | undefined };

export async function findProductPrice(database: Database, key: PriceKey, audience: Audience) {
  const [row] = await database.read(
    build
      .select()
      .from(productPrices)
      .where(and(isThat(key), chosenBy({ filter: {}, audience }))),
  );
  if (!row) throw unknown(key);
  return toVersioned(row);
}

export async function createProductPrice({ database }: WriteDeps<'database'>, price: CreateProductPrice) {
  const key = { productCode: price.ProductCode, countryId: price.CountryID };
  const values = {
    ...key,
    ...toPriceRow(price),
    createdAt: new Date(),
    version: firstVersion,
  };
  const [row] = await database
    .write(build.insert(productPrices).values(values).returning())
    .catch(error => toConflict(database, key, { error, given: price }));
  return toVersioned(row as PriceRow);
}

export async function updateProductPrice(
  database: Writer,
  { versions, ...key }: WhichPrice,
  changes: UpdateProductPrice,
) {
  assertSameKey(key, changes);
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(productPrices)
        .set({ ...toPriceRow(changes), version: sql`${productPrices.version} + 1` })
        .where(meant({ ...key, versions }))
        .returning({ countryId: productPrices.countryId }),
      build.select().from(productPrices).where(isThat(key)),
    ])
    .catch(error => toConflict(database, key, { error, given: changes }));
  return settle({ changed, current, toEntity: toProductPrice, unknown: unknown(key) });
}

export async function deleteProductPrice(database: Writer, { versions, ...key }: WhichPrice) {
  const [changed, [current]] = await database.writeBatch([
    build
      .delete(productPrices)
      .where(meant({ ...key, versions }))
      .returning({ countryId: productPrices.countryId }),
    build.select().from(productPrices).where(isThat(key)),
  ]);
  settleDeletion({ changed, current, toEntity: toProductPrice, unknown: unknown(key) });
}

const isThat = ({ productCode, countryId }: PriceKey) =>
  and(eq(productPrices.productCode, productCode), eq(productPrices.countryId, countryId));

const meant = ({ versions, ...key }: WhichPrice) =>
  and(isThat(key), versions && inArray(productPrices.version, versions));

function assertSameKey({ productCode, countryId }: PriceKey, { ProductCode, CountryID }: UpdateProductPrice) {
  const errors = [];
  if (ProductCode !== undefined && ProductCode !== productCode)
    errors.push({ path: 'ProductCode', message: 'A price can’t be moved to another product' });
  if (CountryID !== undefined && CountryID !== countryId)
    errors.push({ path: 'CountryID', message: 'A price can’t be moved to another country' });
  if (errors.length > 0) throw new ValidationError(errors);
}

async function toConflict(
  database: Database,
  { productCode, countryId }: PriceKey,
  { error, given }: { error: unknown; given: UpdateProductPrice },
): Promise<never> {
  const kind = constraintViolation(error)?.kind;
  if (kind === 'unique') {
    const message = 'This product already has a price in this country';
    throw new Conflict(message, { errors: [{ path: 'CountryID', message }] });
  }
  if (kind !== 'foreign-key' && kind !== 'rule') throw error;
  const [product, [country]] = await database.readBatch([
    build.select({ id: products.productCode }).from(products).where(eq(products.productCode, productCode)),
    build
      .select({ denomination: countries.denomination })
      .from(countries)
      .where(eq(countries.countryId, countryId)),
  ]);
  const errors = [
    ...(product.length === 0 ? [{ path: 'ProductCode', message: 'There is no such product' }] : []),
    ...(country
      ? unpayableIn(PRICE, given, country.denomination)
      : [{ path: 'CountryID', message: 'There is no such country' }]),
  ];
  throw errors.length > 0 ? new ValidationError(errors) : error;
}

const unknown = ({ productCode, countryId }: PriceKey) =>
  new NotFound(`Product ${productCode} has no price in country ${countryId}`);

const toVersioned = (row: PriceRow) => ({ entity: toProductPrice(row), version: row.version });
