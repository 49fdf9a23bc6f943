import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { families } from '../../../db/schema/families.ts';
import { products } from '../../../db/schema/products.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { Deps, WriteDeps } from '../../deps.ts';
import { codecOf } from '../../records/codec.ts';
import { createRow, deleteRow, findRow, listTable, updateRow } from '../../records/crud-queries.ts';
import { orderedBy } from '../../records/list-rows.ts';
import { mapConstraintErrors } from '../../records/refusing.ts';
import type { Which } from '../../records/rows.ts';
import { stillInUse } from '../../records/uses.ts';
import type { CreateFamily, FamilyFilter, UpdateFamily } from './contract.ts';
import { FAMILY } from './record.ts';

const { columns, toJson } = codecOf(FAMILY, families);

export const FAMILY_ROWS = {
  one: FAMILY.one,
  table: families,
  id: families.familyId,
  select: () => build.select({ ...columns, version: families.version }).from(families),
  toEntity: toJson,
};

const mapErrors = mapConstraintErrors({
  unique: { path: 'familyName', message: 'A family with this name already exists' },
  raisedAt: 'options',
});

export const listFamilies = ({ database }: Deps<'database'>, filter: FamilyFilter) =>
  listTable(database, FAMILY_ROWS, {
    where: familiesMatching(filter),
    order: orderBy(filter),
    idOf: row => row.familyId,
    paging: filter,
    asked: ['families', filter],
  });

/** The WHERE condition of the list's filters. */
export const familiesMatching = ({ q }: FamilyFilter) =>
  q ? containsText(families.familyName, q) : undefined;

const orderBy = ({ sort = { field: 'familyId', descending: false } }: FamilyFilter) =>
  orderedBy({ ...sort, by: families[sort.field], id: families.familyId });

export const findFamily = ({ database }: Deps<'database'>, id: number) =>
  findRow(database, FAMILY_ROWS, { id });

export const createFamily = ({ database }: WriteDeps<'database'>, family: CreateFamily) =>
  createRow(database, FAMILY_ROWS, build.insert(families).values(family).returning()).catch(mapErrors);

export const updateFamily = ({ database }: WriteDeps<'database'>, which: Which, changes: UpdateFamily) =>
  updateRow(database, FAMILY_ROWS, { ...which, changes }).catch(mapErrors);

export const deleteFamily = ({ database }: WriteDeps<'database'>, which: Which) =>
  deleteRow(database, FAMILY_ROWS, { ...which, usedBy });

const usedBy = (database: Database, id: number) =>
  stillInUse(database, 'family', {
    kind: 'products',
    noun: ['product', 'products'],
    names: build.select({ name: products.productName }).from(products),
    table: products,
    where: eq(products.familyId, id),
  });
