import { sql } from 'drizzle-orm';
import { openD1 } from '../../db/client/d1.ts';
import type { Writer } from '../../db/client/database.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { startPlatform } from './platform.ts';

/** A shop of the version before this migration, used and then migrated to the current one. */
export async function upgradedShop(migration: string, use: (database: Writer) => Promise<unknown>) {
  const { client, stop } = await startPlatform();
  const database = openD1(client).as(null);
  const migrations = await readMigrations('db/migrations');
  await migrate(
    database,
    migrations.filter(({ name }) => name < migration),
  );
  await use(database);
  await migrate(database, migrations);
  return { database, stop };
}

/** Runs these statements one after the other. */
export const running = (statements: readonly string[]) => async (database: Writer) => {
  for (const statement of statements) await database.write(sql.raw(statement));
};
