import { readFile } from 'node:fs/promises';
import { openD1 } from '../db/d1.ts';
import { openLibsql } from '../db/libsql.ts';
import { build } from './build.ts';
import { keepEarlierAssets } from './earlier-assets.ts';
import { assertDatabase, belongingsOf, chooseEnvironment, type Environment } from './environments.ts';
import { migrateShop } from './migrate.ts';
import { openRemote } from './remote.ts';
import { runWith, say, Trouble } from './say.ts';
import { step } from './step.ts';

const CONFIG = 'dist/meridian/wrangler.json';

/** Deploys to production, or to an environment of wrangler.toml, and never to the one for the other. */
await runWith(
  { options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } },
  async ({ values: { env: named, 'dry-run': dryRun } }) => {
    const environment = chooseEnvironment(named);
    const libsqlUrl = settingOf(environment, 'LIBSQL_URL');
    if (!dryRun && !libsqlUrl) assertDatabase(named, environment);
    await build(named);
    await assertBuiltFor(environment);
    await bringEarlierAssets(settingOf(environment, 'SHOP_URL'));
    if (!dryRun) await migrateDeployed(named, libsqlUrl);
    await step(
      `Deploying ${environment.name}`,
      'wrangler',
      ['deploy', '--config', CONFIG, ...(dryRun ? ['--dry-run'] : [])],
      // What was built is one environment, and has none within it.
      { CLOUDFLARE_ENV: '' },
    );
    say(dryRun ? `\n${environment.name} could be deployed; nothing was sent.` : '\nDeployed.');
  },
);

function settingOf({ vars }: Environment, name: string): string | undefined {
  return vars?.[name] ?? process.env[name];
}

/** The last look before anything is sent: whatever wrangler made of the environment, it is this one. */
async function assertBuiltFor(environment: Environment) {
  const built = belongingsOf(JSON.parse(await readFile(CONFIG, 'utf8')));
  const meant = belongingsOf(environment);
  if (built.toSorted().join() === meant.toSorted().join()) return;
  throw new Trouble(`The build is for ${built.join(', ')}, and was to be for ${meant.join(', ')}`);
}

/** A shop that is away is one more reason to deploy. */
async function bringEarlierAssets(shopUrl: string | undefined) {
  if (!shopUrl) return say('SHOP_URL is not set: pages that are open now load anew when they miss a script');
  try {
    const kept = await keepEarlierAssets({ client: 'dist/client', shopUrl });
    say(`${kept} files of the builds before stay for a day`);
  } catch (error) {
    say(`The files of the build before could not be read from ${shopUrl}: ${(error as Error).message}`);
  }
}

/** Migrates first, so that no visitor meets a worker that is ahead of its database. */
async function migrateDeployed(named: string | undefined, url: string | undefined) {
  const { LIBSQL_AUTH_TOKEN: authToken } = process.env;
  if (url) return await migrateShop(openLibsql({ url, ...(authToken && { authToken }) }).as(null));
  const { DB, dispose } = await openRemote(named);
  try {
    await migrateShop(openD1(DB).as(null));
  } finally {
    await dispose();
  }
}
