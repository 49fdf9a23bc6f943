import { and, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { addresses } from '../../../db/schema/addresses.ts';
import { build } from '../../../db/sql/build.ts';
import { NotFound } from '../../errors.ts';
import { settle, settleDeletion, type Which } from '../../records/rows.ts';
import type { Address, CreateAddress, UpdateAddress } from './contract.ts';

type Row = typeof addresses.$inferSelect;
/** An address of this account only. */
type Own = Which & { userId: number };

/** Default first, then newest. */
export async function listAddresses(database: Database, userId: number) {
  const rows = await database.read(
    build
      .select()
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.isDefault), desc(addresses.addressId)),
  );
  return { rows: rows.map(toAddress), total: rows.length };
}

export async function findAddress(database: Database, own: Own) {
  const [row] = await database.read(select(own));
  if (!row) throw unknown(own);
  return toVersioned(row);
}

export async function createAddress(database: Writer, userId: number, address: CreateAddress) {
  const hasDefault = sql`EXISTS (SELECT 1 FROM ${addresses} WHERE user_id = ${userId} AND is_default = 1)`;
  const isDefault = sql<boolean>`NOT ${hasDefault}`;
  const [, [row]] = await database.writeBatch([
    endDefault(userId, address.isDefault ? undefined : sql`0`),
    build
      .insert(addresses)
      .values({ ...address, userId, isDefault, createdAt: new Date() })
      .returning(),
  ]);
  return toVersioned(row as Row);
}

/** Unsets the former default, unless this update is refused. */
export async function updateAddress(database: Writer, own: Own, changes: UpdateAddress) {
  const happens = and(
    ne(addresses.addressId, own.id),
    exists(build.select({ it: sql`1` }).from(sql`${addresses} AS addresses`).where(meant(own))),
  );
  const [, changed, [current]] = await database.writeBatch([
    endDefault(own.userId, changes.isDefault ? happens : sql`0`),
    build
      .update(addresses)
      .set({ ...changes, version: sql`${addresses.version} + 1` })
      .where(meant(own))
      .returning({ id: addresses.addressId }),
    select(own),
  ]);
  return settle({ changed, current, toEntity: toAddress, unknown: unknown(own) });
}

export async function deleteAddress(database: Writer, own: Own) {
  const [changed, [current]] = await database.writeBatch([
    build.delete(addresses).where(meant(own)).returning({ id: addresses.addressId }),
    select(own),
  ]);
  settleDeletion({ changed, current, toEntity: toAddress, unknown: unknown(own) });
}

function endDefault(userId: number, where?: SQL) {
  return build
    .update(addresses)
    .set({ isDefault: false, version: sql`${addresses.version} + 1` })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), where));
}

const whose = ({ id, userId }: Own) => and(eq(addresses.addressId, id), eq(addresses.userId, userId));

const meant = (own: Own) => and(whose(own), own.versions && inArray(addresses.version, own.versions));

const select = (own: Own) => build.select().from(addresses).where(whose(own));

const unknown = ({ id }: Own) => new NotFound(`You have no address ${id}`);

const toAddress = ({ userId: _, version: __, createdAt, ...address }: Row): Address => ({
  ...address,
  createdAt: createdAt.toISOString(),
});

const toVersioned = (row: Row) => ({ entity: toAddress(row), version: row.version });
