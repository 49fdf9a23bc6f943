import { readFile } from 'node:fs/promises';
import { openD1 } from '../db/d1.ts';
import { openLibsql } from '../db/libsql.ts';
import { build } from './build.ts';
import { BUILD_NAME } from './built.ts';
import {
  askHealth,
  ONLY_NAMED,
  readRunningVersion,
  rollBack,
  secondsIn,
  untilAnswers,
  WAIT,
} from './deployed.ts';
import { keepEarlierAssets } from './earlier-assets.ts';
import {
  assertDatabase,
  belongingsOf,
  chooseEnvironment,
  type Environment,
  settingOf,
} from './environments.ts';
import { migrateShop } from './migrate.ts';
import { openRemote } from './remote.ts';
import { CliError, runWith, say } from './say.ts';
import { step } from './step.ts';

const CONFIG = 'dist/meridian/wrangler.json';

/** Deploys to production, or to an environment of wrangler.toml, and never to the one for the other. */
await runWith(
  { options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, ...WAIT } },
  async ({ values: { env: named, 'dry-run': dryRun, wait } }) => {
    const environment = chooseEnvironment(named);
    const seconds = secondsIn(wait);
    const libsqlUrl = settingOf(environment, 'LIBSQL_URL');
    const shopUrl = settingOf(environment, 'SHOP_URL');
    if (!dryRun && !libsqlUrl) assertDatabase(named, environment);
    sayPlan(environment, { dryRun, shopUrl, seconds });
    await build(named);
    await assertBuiltFor(environment);
    await bringEarlierAssets(shopUrl);
    if (dryRun) {
      await send(environment, ['--dry-run']);
      return say(`\n${environment.name} could be deployed; nothing was sent.`);
    }
    await migrateDeployed(named, libsqlUrl);
    const before = shopUrl ? await whatRuns(named, shopUrl) : undefined;
    await send(environment);
    if (shopUrl) await assertAnswers(named, { shopUrl, seconds, before });
    say('\nDeployed.');
  },
);

type Plan = { dryRun: boolean; shopUrl: string | undefined; seconds: number };

function sayPlan(environment: Environment, { dryRun, shopUrl, seconds }: Plan) {
  say(`To deploy: ${belongingsOf(environment).join(', ')}`);
  if (dryRun) return say('Builds and checks it; nothing is sent');
  say('Builds it, migrates the database, then sends the worker');
  say(
    shopUrl
      ? `Then asks ${shopUrl} for up to ${seconds} s, and rolls back where the new build does not answer`
      : 'SHOP_URL is not set: nobody looks whether the new build answers',
  );
}

function send({ name }: Environment, options: string[] = []) {
  return step(`Deploying ${name}`, 'wrangler', ['deploy', '--config', CONFIG, ...options], ONLY_NAMED);
}

type Before = { version: string | undefined; problem: string | undefined };

async function whatRuns(named: string | undefined, shopUrl: string): Promise<Before> {
  const [version, { problem }] = await Promise.all([readRunningVersion(named), askHealth(shopUrl)]);
  return { version, problem };
}

type Sent = { shopUrl: string; seconds: number; before: Before | undefined };

/** What could not be used before is not brought back: a secret may be missing, or this machine may not come in. */
async function assertAnswers(named: string | undefined, { shopUrl, seconds, before }: Sent) {
  const own = await readFile(BUILD_NAME, 'utf8');
  say(`\n▸ Asking ${shopUrl} for the build ${own}`);
  const problem = await untilAnswers({ shopUrl, seconds, isIt: build => build === own });
  if (!problem) return;
  const told = `The new build was sent, and ${seconds} s later it is not at ${shopUrl}: ${problem}.`;
  if (!before?.version || before.problem) {
    throw new CliError(
      `${told} Nothing was rolled back, since no build answered there before. The log has the cause: npx wrangler tail --env="${named ?? ''}"`,
    );
  }
  say(told);
  await rollBack(named, before.version);
  throw new CliError(
    `${told} Rolled back: version ${before.version} runs again. What was migrated stays migrated`,
  );
}

/** The last look before anything is sent: whatever wrangler made of the environment, it is this one. */
async function assertBuiltFor(environment: Environment) {
  const built = belongingsOf(JSON.parse(await readFile(CONFIG, 'utf8')));
  const meant = belongingsOf(environment);
  if (built.toSorted().join() === meant.toSorted().join()) return;
  throw new CliError(`The build is for ${built.join(', ')}, and was to be for ${meant.join(', ')}`);
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
