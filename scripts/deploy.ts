import { readFile } from 'node:fs/promises';
import { openLibsql } from '../db/libsql.ts';
import { build } from './build.ts';
import { migrateShop } from './migrate.ts';
import { run, say, Trouble } from './say.ts';
import { step } from './step.ts';

const CONFIG = 'dist/meridian/wrangler.json';

await run(async () => {
  const dryRun = process.argv.includes('--dry-run');
  await build();
  if (!dryRun) await migrateProduction();
  await step('Deploying', 'wrangler', ['deploy', '--config', CONFIG, ...(dryRun ? ['--dry-run'] : [])]);
  say(dryRun ? '\nThe shop could be deployed; nothing was sent.' : '\nDeployed.');
});

/** Migrates first, so that no visitor meets a worker that is ahead of its database. */
async function migrateProduction() {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
  if (url) return await migrateShop(openLibsql({ url, ...(authToken && { authToken }) }).as(null));
  if (!/^database_id\s*=/m.test(await readFile('wrangler.toml', 'utf8'))) {
    throw new Trouble(
      'wrangler.toml names no database_id: run `npx wrangler d1 create meridian` and put the id there, or set LIBSQL_URL',
    );
  }
  await step('Migrating the database', 'wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote']);
}
