import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { families } from '../../../db/schema/families.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { codecOf } from '../../records/codec.ts';
import {
  deleteRow,
  findRow,
  listTable,
  made,
  meant,
  unknown,
  updateRow,
  versioned,
} from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import { type Audience, settle, type Versioned, type Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import { JOIN_DISPLAYED } from '../products/displayed.ts';
import type { CreateFamily, Family, FamilyFilter, UpdateFamily } from './contract.ts';
import { FAMILY } from './record.ts';
import { shareFields } from './share-fields.ts';
import { refuseHindered, writingVariants } from './write-variants.ts';

const { columns, toJson } = codecOf(FAMILY, families);

type Row = Pick<typeof families.$inferSelect, keyof typeof columns | 'version'> & { variants: string };

const rows = (audience: Audience) => ({
  one: FAMILY.one,
  table: families,
  id: families.familyId,
  select: () =>
    build
      .select({ ...columns, version: families.version, variants: variantsSeenBy(audience).as('variants') })
      .from(families),
  toEntity: (row: Row): Family => ({ ...toJson(row), variants: JSON.parse(row.variants) }),
});

const OF_STAFF = rows({ everything: true });

const variantsSeenBy = ({ everything }: Audience) => sql<string>`(
  SELECT json_group_array(json(variant)) FROM (SELECT json_object(
    'productCode', one.product_code, 'productName', one.product_name, 'options', json(one.options)
  ) AS variant FROM products AS one INDEXED BY products_in_order_of_family ${everything ? sql`` : JOIN_DISPLAYED}
  WHERE one.family_id = families.family_id ORDER BY one.family_position, one.product_code))`;

const mapErrors = (raisedAt: 'options' | 'variants') =>
  mapConstraintErrors({
    unique: columns =>
      columns.includes('families.family_name')
        ? { path: 'familyName', message: 'A family with this name already exists' }
        : {
            path: 'variants',
            message: columns.includes('products.sku')
              ? 'Another product has one of these SKUs'
              : 'Another variant has the same options',
          },
    missing: { path: 'shared.subcategoryId', message: 'There is no such subcategory' },
    raisedAt,
  });

export const listFamilies = ({ database }: Deps<'database'>, filter: FamilyFilter, audience: Audience) =>
  listTable(database, rows(audience), {
    where: familiesMatching(filter),
    order: orderBy(filter),
    idOf: row => row.familyId,
    paging: filter,
    asked: ['families', filter, audience],
  });

/** The WHERE condition of the list's filters. */
export const familiesMatching = ({ q }: FamilyFilter) =>
  q ? containsText(families.familyName, q) : undefined;

const orderBy = ({ sort = { field: 'familyId', descending: false } }: FamilyFilter) =>
  orderedBy({ ...sort, by: families[sort.field], id: families.familyId });

export const findFamily = ({ database }: Deps<'database'>, id: number, audience: Audience) =>
  findRow(database, rows(audience), { id });

/** Nothing is created if one of the variants cannot be part of it. */
export async function createFamily(
  { database }: WriteDeps<'database'>,
  { familyName, options, swatches = {}, variants = [], shared }: CreateFamily,
): Promise<Versioned<Family>> {
  const id = sql`(SELECT ${families.familyId} FROM ${families} WHERE ${families.familyName} = ${familyName})`;
  const { hindrances, isPossible, putIn, create, price } = writingVariants(id, { variants, shared });
  const [hindered, , , , , [row]] = await database
    .writeBatch([
      hindrances,
      sql`INSERT INTO ${families} (family_name, options, swatches)
        SELECT ${familyName}, ${JSON.stringify(options)}, ${JSON.stringify(swatches)} WHERE ${isPossible}`,
      putIn,
      create,
      price,
      OF_STAFF.select().where(eq(families.familyId, id)),
    ])
    .catch(mapErrors('variants'));
  refuseHindered(hindered);
  return versioned(OF_STAFF, made(OF_STAFF, row));
}

/** All or nothing, with its variants if they are given. */
export async function updateFamily(
  { database }: WriteDeps<'database'>,
  { id, versions }: Which,
  { variants, shared, ...changes }: UpdateFamily,
): Promise<Versioned<Family>> {
  const isMeant = meant(OF_STAFF, { id, versions });
  const isThere = sql`EXISTS (SELECT 1 FROM ${families} WHERE ${isMeant})`;
  if (!variants) {
    const along = shared && [shareFields(id, shared, isThere)];
    return await updateRow(database, OF_STAFF, { id, versions, changes, along }).catch(mapErrors('options'));
  }
  const { hindrances, isPossible, takeOut, putIn, create, price } = writingVariants(
    id,
    { variants, shared },
    isThere,
  );
  const update = build.update(families);
  const [hindered, , , , , , changed, [current]] = await database
    .writeBatch([
      hindrances,
      takeOut,
      // Between the two, so that an option can be added to a family in use.
      update.set({ version: families.version, ...changes }).where(and(isMeant, isPossible)),
      putIn,
      create,
      price,
      // Last, because the others look for the version.
      update
        .set({ version: sql`${families.version} + 1` })
        .where(and(isMeant, isPossible))
        .returning({ id: families.familyId }),
      OF_STAFF.select().where(eq(families.familyId, id)),
    ])
    .catch(mapErrors('variants'));
  if (current) refuseHindered(hindered);
  return settle({ changed, current, toEntity: OF_STAFF.toEntity, unknown: unknown(OF_STAFF, id) });
}

export const deleteFamily = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, OF_STAFF, { ...which, usedBy });

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'family', {
    kind: 'products',
    noun: ['product', 'products'],
    names: build.select({ name: products.productName }).from(products),
    table: products,
    where: eq(products.familyId, id),
  });
