import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import { CliError } from './say.ts';

type Database = { binding: string; database_name?: string; database_id?: string };
type Bucket = { binding: string; bucket_name?: string };
type Route = string | { pattern: string };

/** A deployed shop in wrangler's terms; it inherits only routes from production. */
export type Environment = {
  name: string;
  route?: Route | undefined;
  routes?: Route[] | undefined;
  vars?: Record<string, string>;
  d1_databases?: Database[];
  r2_buckets?: Bucket[];
};

type WranglerFile = Environment & { env?: Record<string, Partial<Environment>> };

export const readWranglerFile = <File>() => parse(readFileSync(resolve('wrangler.toml'), 'utf8')) as File;

/** Where a setting of a deployed shop is written. */
const tableOf = (named: string | undefined) => (named === undefined ? '' : `env.${named}.`);

/** Its values first, then those of this shell. */
export const settingOf = ({ vars }: Environment, name: string): string | undefined =>
  vars?.[name] ?? process.env[name];

/** Production, or another shop that shares nothing with it and does not conflict with the settings of this shell. */
export function chooseEnvironment(
  named: string | undefined,
  {
    file = readWranglerFile<WranglerFile>(),
    shell = process.env,
  }: { file?: WranglerFile; shell?: NodeJS.ProcessEnv } = {},
): Environment {
  const { env: besides = {}, ...production } = file;
  const all = new Map<string | undefined, Environment>([[undefined, production]]);
  for (const [name, one] of Object.entries(besides)) {
    const { route, routes } = production;
    all.set(name, { name: `${production.name}-${name}`, route, routes, ...one });
  }
  const chosen = all.get(named);
  if (!chosen) {
    const known = Object.keys(besides).join(', ');
    throw new CliError(`wrangler.toml has no [env.${named}]${known ? `, only ${known}` : ''}`);
  }
  all.delete(named);
  for (const other of all) assertApart([named, chosen], other);
  assertNoOthersSettings([named, chosen], [...all.values()], shell);
  return chosen;
}

/** Everything that two shops could share. */
export function belongingsOf({ name, route, routes = [], vars = {}, ...bound }: Environment): string[] {
  const { SHOP_URL, LIBSQL_URL, S3_ENDPOINT, S3_BUCKET } = vars;
  return [
    `the worker ${name}`,
    ...(bound.d1_databases ?? []).flatMap(({ database_name, database_id }) => [
      database_name && `the database ${database_name}`,
      database_id && `the database ${database_id}`,
    ]),
    ...(bound.r2_buckets ?? []).map(({ bucket_name }) => `the bucket ${bucket_name}`),
    ...[route ?? [], routes].flat().map(one => `the route ${typeof one === 'string' ? one : one.pattern}`),
    SHOP_URL && `SHOP_URL ${SHOP_URL}`,
    LIBSQL_URL && `LIBSQL_URL ${LIBSQL_URL}`,
    S3_ENDPOINT && `the bucket ${S3_BUCKET} of ${S3_ENDPOINT}`,
  ].flatMap(one => one || []);
}

const wordsFor = (named: string | undefined) => (named === undefined ? 'production' : `[env.${named}]`);

type Named = [name: string | undefined, environment: Environment];

function assertApart([named, chosen]: Named, [otherName, other]: Named) {
  const others = new Set(belongingsOf(other));
  const shared = belongingsOf(chosen).find(one => others.has(one));
  if (!shared) return;
  throw new CliError(
    `In wrangler.toml ${wordsFor(named)} and ${wordsFor(otherName)} share ${shared}: each shop needs its own`,
  );
}

const OWN_SETTINGS = ['SHOP_URL', 'LIBSQL_URL', 'S3_ENDPOINT', 'S3_BUCKET'];

/** A shell may hold the settings of another shop, so they must match wrangler.toml. */
function assertNoOthersSettings(
  [named, { vars = {} }]: Named,
  others: Environment[],
  shell: NodeJS.ProcessEnv,
) {
  for (const setting of OWN_SETTINGS) {
    const here = shell[setting];
    const isOthers = others.some(other => other.vars?.[setting] === here);
    const isOwn = vars[setting] === undefined ? named === undefined && !isOthers : vars[setting] === here;
    if (here && !isOwn) {
      throw new CliError(
        `${setting} is set in this shell to another value than in [${tableOf(named)}vars] of wrangler.toml: unset it, or change it there`,
      );
    }
  }
}

/** The database at Cloudflare must be created first. */
export function assertDatabase(named: string | undefined, { name, d1_databases = [] }: Environment) {
  const missing = d1_databases.find(({ database_id }) => !database_id);
  if (!missing && d1_databases.length > 0) return;
  throw new CliError(
    `wrangler.toml has no database_id in [[${tableOf(named)}d1_databases]]: run \`npx wrangler d1 create ${missing?.database_name ?? name}\` and put the id there, or set LIBSQL_URL`,
  );
}
