import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../db/client/database.ts';
import { settings } from '../../db/schema/settings.ts';
import { build } from '../../db/sql/build.ts';
import { prepareOnce } from '../../db/sql/prepared-queries.ts';
import { NotFound } from '../errors.ts';
import { settle } from '../records/rows.ts';
import type { Settings, UpdateSettings } from './contract.ts';

type Row = typeof settings.$inferSelect;

/** Default name of the shop. */
const NAME = 'Meridian';

export async function findSettings(database: Database) {
  const [row] = await database.read(prepareOnce(['settings'], () => build.select().from(settings)));
  if (!row) throw unknown;
  return { entity: toSettings(row), version: row.version };
}

export async function updateSettings(
  database: Writer,
  changes: UpdateSettings,
  versions: number[] | undefined,
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(settings)
      .set({ ...changes, version: sql`${settings.version} + 1` })
      .where(versions && inArray(settings.version, versions))
      .returning({ id: settings.id }),
    build.select().from(settings),
  ]);
  return settle({ changed, current, toEntity: toSettings, unknown });
}

const shopName = () => sql<string>`coalesce(${settings.shopName}, ${NAME})`;

/** A statement, so that it can go into a batch. */
export const selectShopName = () =>
  build.select({ shopName: shopName() }).from(settings).where(eq(settings.id, 1));

/** The name among the rows of `selectShopName`. */
export const shopNameIn = ([row]: { shopName: string }[]) => row?.shopName ?? NAME;

/** Statement: sender and bank account for emails. */
export const selectSender = () =>
  build
    .select({
      shopName: shopName(),
      ordersEmail: sql<string | null>`coalesce(${settings.ordersEmail}, ${settings.email})`,
      bankAccount: settings.bankAccount,
    })
    .from(settings)
    .where(eq(settings.id, 1));

/** Statement: who replies to messages, and their contact address. */
export const selectContact = () =>
  build.select({ shopName: shopName(), email: settings.email }).from(settings).where(eq(settings.id, 1));

/** Statement: where to report security issues. */
export const selectSecurityContact = () =>
  build.select({ contact: settings.securityContact }).from(settings).where(eq(settings.id, 1));

const unknown = new NotFound('The shop has no settings');

/** The sign-in policy is visible to staff only. */
const toSettings = ({ id, version, passkeysRequired, passwordsEndedAt, ...row }: Row): Settings => row;
