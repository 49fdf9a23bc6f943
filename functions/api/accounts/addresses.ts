import { and, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { addresses } from '../../../db/schema/addresses.ts';
import type { Address, CreateAddress, UpdateAddress } from '../../contracts/addresses.ts';
import { NotFound } from '../../errors.ts';
import { settle, settleDeletion, type Which } from '../rows.ts';

type Row = typeof addresses.$inferSelect;
/** An address of somebody; another's is not there. */
type Own = Which & { userId: number };

/** The default comes first, then the newest. */
export async function listAddresses(database: Database, userId: number) {
  const rows = await database
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.addressId));
  return { rows: rows.map(toAddress), total: rows.length };
}

export async function findAddress(database: Database, own: Own) {
  const [row] = await select(database, own);
  if (!row) throw unknown(own);
  return toVersioned(row);
}

export async function createAddress(database: Database, userId: number, address: CreateAddress) {
  const hasDefault = sql`EXISTS (SELECT 1 FROM ${addresses} WHERE user_id = ${userId} AND is_default = 1)`;
  const isDefault = sql<boolean>`NOT ${hasDefault}`;
  const [, [row]] = await database.batch([
    endDefault(database, userId, address.isDefault ? undefined : sql`0`),
    database
      .insert(addresses)
      .values({ ...address, userId, isDefault, createdAt: new Date() })
      .returning(),
  ]);
  return toVersioned(row as Row);
}

/** Where it becomes the default the other one ends being it; not where this change is refused. */
export async function updateAddress(database: Database, own: Own, changes: UpdateAddress) {
  const happens = and(
    ne(addresses.addressId, own.id),
    exists(database.select({ it: sql`1` }).from(sql`${addresses} AS addresses`).where(meant(own))),
  );
  const [, changed, [current]] = await database.batch([
    endDefault(database, own.userId, changes.isDefault ? happens : sql`0`),
    database
      .update(addresses)
      .set({ ...changes, version: sql`${addresses.version} + 1` })
      .where(meant(own))
      .returning({ id: addresses.addressId }),
    select(database, own),
  ]);
  return settle({ changed, current, toEntity: toAddress, unknown: unknown(own) });
}

export async function deleteAddress(database: Database, own: Own) {
  const [changed, [current]] = await database.batch([
    database.delete(addresses).where(meant(own)).returning({ id: addresses.addressId }),
    select(database, own),
  ]);
  settleDeletion({ changed, current, toEntity: toAddress, unknown: unknown(own) });
}

function endDefault(database: Database, userId: number, where?: SQL) {
  return database
    .update(addresses)
    .set({ isDefault: false, version: sql`${addresses.version} + 1` })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), where));
}

const whose = ({ id, userId }: Own) => and(eq(addresses.addressId, id), eq(addresses.userId, userId));

const meant = (own: Own) => and(whose(own), own.versions && inArray(addresses.version, own.versions));

const select = (database: Database, own: Own) => database.select().from(addresses).where(whose(own));

const unknown = ({ id }: Own) => new NotFound(`You have no address ${id}`);

const toAddress = ({ userId: _, version: __, createdAt, ...address }: Row): Address => ({
  ...address,
  createdAt: createdAt.toISOString(),
});

const toVersioned = (row: Row) => ({ entity: toAddress(row), version: row.version });
