import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readWranglerFile } from './environments.ts';

export const WORKER = resolve('dist/meridian');
/** Emulates Cloudflare's edge on a developer's machine. */
export const LOCAL_EDGE = resolve('dist/local-edge.js');
const PAGES = resolve('dist/client');

type Config = {
  compatibility_date: string;
  compatibility_flags: string[];
  assets: { binding: string; html_handling: string; not_found_handling: string; run_worker_first: string[] };
  d1_databases: { binding: string; database_id?: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  triggers: { crons: string[] };
};

/** The settings of wrangler.toml for miniflare. Wrangler has a function for this, but takes a second to load. */
export function workerOptions() {
  const config = readConfig();
  return {
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    assets: assetsOf(config),
    ...storageOf(config),
  };
}

/** Only the databases and buckets, which need no build. */
export const storageOptions = () => storageOf(readConfig());

/** When the scheduled tasks run. */
export const scheduledCrons = () => readConfig().triggers.crons;

const readConfig = () => readWranglerFile<Config>();

const storageOf = ({ d1_databases, r2_buckets }: Config) => ({
  d1Databases: Object.fromEntries(
    d1_databases.map(({ binding, database_id = binding }) => [binding, { id: database_id }]),
  ),
  r2Buckets: Object.fromEntries(r2_buckets.map(({ binding, bucket_name }) => [binding, { id: bucket_name }])),
});

function assetsOf({ assets, compatibility_date, compatibility_flags }: Config) {
  const { binding, run_worker_first, html_handling, not_found_handling } = assets;
  return {
    directory: PAGES,
    binding,
    run_worker_first,
    routerConfig: {
      has_user_worker: true,
      static_routing: { user_worker: run_worker_first, asset_worker: [] },
    },
    assetConfig: { html_handling, not_found_handling, compatibility_date, compatibility_flags },
  };
}

/**
 * The modules of the built worker, as paths in its folder. The largest come last: for every module, miniflare copies
 * all previous ones.
 */
export const builtModules = () =>
  readdirSync(WORKER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, size: statSync(join(WORKER, name)).size }))
    .sort((one, two) => one.size - two.size)
    .map(({ name }) => name);

/** The built worker with a module in front of it, which imports it as `./index.js`. */
export function modulesBehind(entry: string) {
  const type = 'ESModule' as const;
  return [
    { type, path: join(WORKER, 'entry.js'), contents: entry },
    ...builtModules().map(name => ({ type, path: join(WORKER, name) })),
  ];
}
