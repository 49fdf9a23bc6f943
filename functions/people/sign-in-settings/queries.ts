import { inArray, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { settings } from '../../../db/schema/settings.ts';
import { build } from '../../../db/sql/build.ts';
import { NotFound } from '../../errors.ts';
import { settle } from '../../records/rows.ts';
import type { SignInSettings, UpdateSignInSettings } from './contract.ts';

const unknown = new NotFound('The shop has no settings');

const select = () =>
  build.select({ passkeysRequired: settings.passkeysRequired, version: settings.version }).from(settings);

export async function findSignInSettings(database: Database) {
  const [row] = await database.read(select());
  if (!row) throw unknown;
  return { entity: toSettings(row), version: row.version };
}

export async function updateSignInSettings(
  database: Writer,
  changes: UpdateSignInSettings,
  versions: number[] | undefined,
) {
  const [changed, [current]] = await database.writeBatch([
    build
      .update(settings)
      .set({ ...changes, version: sql`${settings.version} + 1` })
      .where(versions && inArray(settings.version, versions))
      .returning({ id: settings.id }),
    select(),
  ]);
  return settle({ changed, current, toEntity: toSettings, unknown });
}

const toSettings = ({ passkeysRequired }: SignInSettings): SignInSettings => ({ passkeysRequired });
