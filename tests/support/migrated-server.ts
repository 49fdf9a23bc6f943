import { openLibsql } from '../../db/client/libsql.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { startLibsqlServer } from './libsql-server.ts';
import { copyTemplate, newCopy } from './templates.ts';

/** A libSQL server with the shop's tables, created once for all tests. */
export async function startMigratedServer() {
  const folder = await newCopy();
  await copyTemplate('libsql', folder, async made => {
    const first = await startLibsqlServer({ folder: made });
    await migrate(openLibsql({ url: first.url }).as(null), await readMigrations('db/migrations'));
    await first.stop();
  });
  return await startLibsqlServer({ folder });
}
