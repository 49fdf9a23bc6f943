import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { NotPermitted } from '../../errors.ts';
import type { Session } from '../../http/session-token.ts';
import { codecOf } from '../../records/codec.ts';
import { createRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Audience, Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import { type CountryFilter, type CreateCountry, DELIVERY_RULES, type UpdateCountry } from './contract.ts';
import { COUNTRY, USUAL_SHIPPING_FEE } from './record.ts';
import { refuseUnpayable } from './unpayable.ts';

const { toRow, toJson } = codecOf(COUNTRY, countries);

const ROWS = {
  one: COUNTRY.one,
  table: countries,
  id: countries.countryId,
  select: () => build.select().from(countries),
  toEntity: toJson,
};

const displayedTo = ({ everything }: Audience) =>
  everything ? undefined : eq(countries.displayStatus, true);

const mapErrors = mapConstraintErrors({
  unique: columns =>
    columns.some(column => column.endsWith('country_code'))
      ? { path: 'countryCode', message: 'A country with this code already exists' }
      : { path: 'countryName', message: 'A country with this name already exists' },
  checks: DELIVERY_RULES,
});

export const listCountries = ({ database }: Deps<'database'>, filter: CountryFilter, audience: Audience) =>
  listTable(database, ROWS, {
    where: and(displayedTo(audience), countriesMatching(filter)),
    order: orderBy(filter),
    idOf: row => row.countryId,
    paging: filter,
    asked: ['countries', filter, audience],
  });

/** The WHERE condition of the list's filters. */
export const countriesMatching = ({ displayStatus, q }: CountryFilter) =>
  and(
    displayStatus === undefined ? undefined : eq(countries.displayStatus, displayStatus),
    q ? named(q) : undefined,
  );

function named(q: string) {
  const { countryName, countryCode, denomination } = countries;
  return or(containsText(countryName, q), containsText(countryCode, q), containsText(denomination, q));
}

const orderBy = ({ sort = { field: 'countryId', descending: false } }: CountryFilter) =>
  orderedBy({ ...sort, by: countries[sort.field], id: ROWS.id });

export const findCountry = ({ database }: Deps<'database'>, id: number, audience: Audience) =>
  findRow(database, ROWS, { id, where: displayedTo(audience) });

/** Only administrators set shipping fees: others may send them only unchanged. */
function assertMaySetFee({ role }: Session, fee: number | undefined, now: number) {
  if (role === 'admin' || fee === undefined || fee === now) return;
  throw new NotPermitted('Only administrators can change shipping fees');
}

export async function createCountry(
  { database }: WriteDeps<'database'>,
  country: CreateCountry,
  by: Session,
) {
  assertMaySetFee(by, country.shippingFee, USUAL_SHIPPING_FEE);
  const values = { ...toRow(country), createdAt: new Date() };
  return createRow(database, ROWS, build.insert(countries).values(values).returning()).catch(mapErrors);
}

export async function updateCountry(
  { database }: WriteDeps<'database'>,
  which: Which,
  changes: UpdateCountry,
  by: Session,
) {
  const { shippingFee, ...others } = changes;
  if (by.role !== 'admin' && shippingFee !== undefined) {
    const { entity } = await findRow(database, ROWS, which);
    assertMaySetFee(by, shippingFee, entity.shippingFee);
  }
  // Otherwise an outdated fee would overwrite an administrator's change.
  const taken = by.role === 'admin' ? changes : others;
  return updateRow(database, ROWS, { ...which, changes: toRow(taken) })
    .catch(error => refuseUnpayable(database, { id: which.id, changes: taken }, error))
    .catch(mapErrors);
}

export const deleteCountry = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, ROWS, { ...which, usedBy });

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'country', {
    kind: 'productprices',
    noun: ['product price', 'product prices'],
    names: build
      .select({ name: products.productName })
      .from(productPrices)
      .innerJoin(products, eq(products.productCode, productPrices.productCode)),
    table: productPrices,
    where: eq(productPrices.countryId, id),
  });
