import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import type { Database } from '../../../db/database.ts';
import { refusalOf } from '../../../db/refusals.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { Clash, NotFound } from '../../errors.ts';
import type { Deps, WriteDeps } from '../../http/app-env.ts';
import { codecOf } from '../../records/codec.ts';
import {
  type Audience,
  listRows,
  NAMES_GIVEN,
  settle,
  settleDeletion,
  stillInUse,
  type Which,
} from '../../records/rows.ts';
import type { CountryFilter, CreateCountry, UpdateCountry } from './contract.ts';
import { COUNTRY } from './record.ts';

type Row = typeof countries.$inferSelect;

const { toRow, toWire } = codecOf(COUNTRY, countries);

export function listCountries(
  { database }: Deps<'database'>,
  filter: CountryFilter,
  { everything }: Audience,
) {
  const chosen = and(everything ? undefined : eq(countries.displayStatus, true), countriesMatching(filter));
  const rows = build.select().from(countries).where(chosen);
  const total = build.select({ total: count() }).from(countries).where(chosen);
  return listRows(database, {
    rows: rows.orderBy(...orderOf(filter)).$dynamic(),
    total: total.$dynamic(),
    page: filter,
    toEntity: toWire,
    asked: ['countries', filter, everything],
  });
}

/** What the filters of the list mean. */
export const countriesMatching = ({ displayStatus, q }: CountryFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(countries.displayStatus, displayStatus),
    q ? named(q) : undefined,
  );

export async function findCountry({ database }: Deps<'database'>, id: number, { everything }: Audience) {
  const [row] = await database.read(build.select().from(countries).where(eq(countries.countryId, id)));
  if (!row || !(everything || row.displayStatus)) throw unknown(id);
  return toVersioned(row);
}

export async function createCountry({ database }: WriteDeps<'database'>, country: CreateCountry) {
  const values = { ...toRow(country), createdAt: new Date() };
  const [row] = await database.write(build.insert(countries).values(values).returning()).catch(taken);
  return toVersioned(row as Row);
}

export async function updateCountry(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  changes: UpdateCountry,
) {
  const [changed, [current]] = await database
    .writeBatch([
      build
        .update(countries)
        .set({ ...toRow(changes), version: sql`${countries.version} + 1` })
        .where(meant({ id, versions }))
        .returning({ id: countries.countryId }),
      build.select().from(countries).where(eq(countries.countryId, id)),
    ])
    .catch(taken);
  return settle({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

export async function deleteCountry({ database }: WriteDeps<'database'>, { id, versions }: Which) {
  const [changed, [current]] = await database
    .writeBatch([
      build.delete(countries).where(meant({ id, versions })).returning({ id: countries.countryId }),
      build.select().from(countries).where(eq(countries.countryId, id)),
    ])
    .catch(async error => {
      throw refusalOf(error)?.kind === 'foreign-key' ? await usedBy(database, id) : error;
    });
  settleDeletion({ changed, current, toEntity: toWire, unknown: unknown(id) });
}

function named(q: string) {
  const { countryName, countryCode, denomination } = countries;
  return or(contains(countryName, q), contains(countryCode, q), contains(denomination, q));
}

function meant({ id, versions }: Which) {
  return and(eq(countries.countryId, id), versions && inArray(countries.version, versions));
}

async function usedBy(database: Database, id: number) {
  const there = eq(productPrices.countryId, id);
  const [named, [counted]] = await database.readBatch([
    build
      .select({ name: products.productName })
      .from(productPrices)
      .innerJoin(products, eq(products.productCode, productPrices.productCode))
      .where(there)
      .limit(NAMES_GIVEN),
    build.select({ total: count() }).from(productPrices).where(there),
  ]);
  return stillInUse('country', {
    kind: 'productprices',
    noun: ['product price', 'product prices'],
    count: counted?.total ?? 0,
    names: named.map(row => row.name),
  });
}

function taken(error: unknown): never {
  const refusal = refusalOf(error);
  if (refusal?.kind !== 'unique') throw error;
  const [path, what] = refusal.columns.some(column => column.endsWith('country_code'))
    ? ['countryCode', 'code']
    : ['countryName', 'name'];
  const message = `There is a country of this ${what} already`;
  throw new Clash(message, { errors: [{ path, message }] });
}

function orderOf({ sort }: CountryFilter) {
  const { field = 'countryId', descending = false } = sort ?? {};
  const direction = descending ? desc : asc;
  return [direction(countries[field]), direction(countries.countryId)];
}

const unknown = (id: number) => new NotFound(`There is no country ${id}`);

const toVersioned = (row: Row) => ({ entity: toWire(row), version: row.version });
