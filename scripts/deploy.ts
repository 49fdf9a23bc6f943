import { readFile } from 'node:fs/promises';
import { openD1 } from '../db/client/d1.ts';
import { openLibsql } from '../db/client/libsql.ts';
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
import { CliError, print, runWith } from './say.ts';
import { step } from './step.ts';

const CONFIG = 'dist/meridian/wrangler.json';

/** Deploys to production or to an environment of wrangler.toml, and never confuses them. */
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
      return print(`\n${environment.name} can be deployed; nothing was sent.`);
    }
    await migrateDeployed(named, libsqlUrl);
    const before = shopUrl ? await whatRuns(named, shopUrl) : undefined;
    await send(environment);
    if (shopUrl) await assertAnswers(named, { shopUrl, seconds, before });
    print('\nDeployed.');
  },
);

type Plan = { dryRun: boolean; shopUrl: string | undefined; seconds: number };

function sayPlan(environment: Environment, { dryRun, shopUrl, seconds }: Plan) {
  print(`To deploy: ${belongingsOf(environment).join(', ')}`);
  if (dryRun) return print('Builds and checks only; nothing is sent');
  print('Builds, migrates the database, then uploads the worker');
  print(
    shopUrl
      ? `Then checks ${shopUrl} for up to ${seconds} s, and rolls back if the new build does not respond`
      : 'SHOP_URL is not set: whether the new build responds is not checked',
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

type Deployment = { shopUrl: string; seconds: number; before: Before | undefined };

/** A version that did not work before is not restored: a secret may be missing, or this machine may have no access. */
async function assertAnswers(named: string | undefined, { shopUrl, seconds, before }: Deployment) {
  const own = await readFile(BUILD_NAME, 'utf8');
  print(`\n▸ Checking ${shopUrl} for the build ${own}`);
  const problem = await untilAnswers({ shopUrl, seconds, isIt: build => build === own });
  if (!problem) return;
  const failure = `The new build was deployed, but after ${seconds} s it is not live at ${shopUrl}: ${problem}.`;
  if (!before?.version || before.problem) {
    throw new CliError(
      `${failure} Nothing was rolled back, since no build responded before either. See the log for the cause: npx wrangler tail --env="${named ?? ''}"`,
    );
  }
  print(failure);
  await rollBack(named, before.version);
  throw new CliError(
    `${failure} Rolled back: version ${before.version} is live again. Migrations stay applied`,
  );
}

/** The last check before anything is sent: the build is for this environment. */
async function assertBuiltFor(environment: Environment) {
  const built = belongingsOf(JSON.parse(await readFile(CONFIG, 'utf8')));
  const meant = belongingsOf(environment);
  if (built.toSorted().join() === meant.toSorted().join()) return;
  throw new CliError(`The build is for ${built.join(', ')}, but should be for ${meant.join(', ')}`);
}

/** A shop that is down is one more reason to deploy. */
async function bringEarlierAssets(shopUrl: string | undefined) {
  if (!shopUrl) return print('SHOP_URL is not set: open pages reload when a script is missing');
  try {
    const kept = await keepEarlierAssets({ client: 'dist/client', shopUrl });
    print(`${kept} files of earlier builds stay for a day`);
  } catch (error) {
    print(`The files of the previous build could not be read from ${shopUrl}: ${(error as Error).message}`);
  }
}

/** Migrates first, so that the worker is never ahead of its database. */
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
