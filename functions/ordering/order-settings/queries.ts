import { inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { orderSettings } from '../../../db/schema/order-settings.ts';
import { build } from '../../../db/sql/build.ts';
import { NotFound } from '../../errors.ts';
import { settle } from '../../records/rows.ts';
import type { OrderSettings, UpdateOrderSettings } from './contract.ts';

type Row = typeof orderSettings.$inferSelect;

const unknown = new NotFound('The shop has no settings for orders');

export async function findOrderSettings(database: Database) {
  const [row] = await database.read(build.select().from(orderSettings));
  if (!row) throw unknown;
  return { entity: toSettings(row), version: row.version };
}

export async function updateOrderSettings(
  database: Writer,
  changes: UpdateOrderSettings,
  versions: number[] | undefined,
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(orderSettings)
      .set({ ...changes, version: sql`${orderSettings.version} + 1` })
      .where(versions && inArray(orderSettings.version, versions))
      .returning({ id: orderSettings.id }),
    build.select().from(orderSettings),
  ]);
  return settle({ changed, current, toEntity: toSettings, unknown });
}

const toSettings = ({ id: _, version: __, ...row }: Row): OrderSettings => row;
