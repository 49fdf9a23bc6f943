import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { settings } from '../../../db/schema/settings.ts';
import { wordedOnce } from '../../../db/worded-once.ts';
import type { Settings, UpdateSettings } from '../../contracts/settings.ts';
import { NotFound } from '../../errors.ts';
import { settle } from '../rows.ts';

type Row = typeof settings.$inferSelect;

/** What letters are signed with where nobody gave the shop another name. */
const NAME = 'Meridian';

export async function findSettings(database: Database) {
  const [row] = await wordedOnce(database, ['settings'], () => database.select().from(settings));
  if (!row) throw unknown;
  return { entity: toSettings(row), version: row.version };
}

export async function updateSettings(
  database: Database,
  changes: UpdateSettings,
  versions: number[] | undefined,
) {
  const [changed, [current]] = await database.batch([
    database
      .update(settings)
      .set({ ...changes, version: sql`${settings.version} + 1` })
      .where(versions && inArray(settings.version, versions))
      .returning({ id: settings.id }),
    database.select().from(settings),
  ]);
  return settle({ changed, current, toEntity: toSettings, unknown });
}

const shopName = () => sql<string>`coalesce(${settings.shopName}, ${NAME})`;

/** A statement, so that it can go into a batch. */
export const selectShopName = (database: Database) =>
  database.select({ shopName: shopName() }).from(settings).where(eq(settings.id, 1));

/** Who a letter is from, and where its money goes: a statement. */
export const selectSender = (database: Database) =>
  database
    .select({
      shopName: shopName(),
      ordersEmail: sql<string | null>`coalesce(${settings.ordersEmail}, ${settings.email})`,
      bankAccount: settings.bankAccount,
    })
    .from(settings)
    .where(eq(settings.id, 1));

/** Who answers a message, and where they can be reached: a statement. */
export const selectContact = (database: Database) =>
  database.select({ shopName: shopName(), email: settings.email }).from(settings).where(eq(settings.id, 1));

const unknown = new NotFound('The shop has no settings');

const toSettings = ({ id: _, version: __, ...row }: Row): Settings => row;
