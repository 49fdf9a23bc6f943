import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsIn } from 'wrangler';
import { bundled } from './bundled.ts';

export const WORKER = resolve('dist/meridian');
const EMPTY_WORKER = 'export default { fetch() { return new Response(null, { status: 503 }); } }';

const BEHIND_EDGE = `
  import shop from './index.js';
  import { behindEdge } from './local-edge.js';
  export default behindEdge(shop);`;

type Listening = { host: string; port: number; variables: Record<string, string> };

/** The built shop in workerd, as at the edge, without a development proxy in front of it. */
export async function servePlatform(
  stateDir: string,
  { host, port, variables }: Listening,
): Promise<Miniflare> {
  const { modulesRules: _, ...options } = workerOptions();
  const type = 'ESModule' as const;
  const built = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.js'),
  );
  const modules = [
    { type, path: join(WORKER, 'entry.js'), contents: BEHIND_EDGE },
    { type, path: join(WORKER, 'local-edge.js'), contents: await bundled('scripts/local-edge.ts') },
    ...built.map(name => ({ type, path: join(WORKER, name) })),
  ];
  return openPlatform(stateDir, {
    host,
    port,
    workers: [{ ...options, name: 'meridian', modules, modulesRoot: WORKER, bindings: variables }],
  });
}

/** Only the shop's databases and buckets, for commands that work on its data. */
export function openStorage(stateDir: string): Miniflare {
  const { d1Databases, r2Buckets } = workerOptionsIn(resolve('wrangler.toml')).workerOptions;
  return openPlatform(stateDir, {
    workers: [{ name: 'storage', modules: true, script: EMPTY_WORKER, d1Databases, r2Buckets }],
  });
}

export const workerOptions = () => workerOptionsIn(join(WORKER, 'wrangler.json')).workerOptions;

export function openPlatform(stateDir: string, options: Omit<V4MiniflareOptions, 'script'>): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      // Only the edge knows where a request comes from; a made-up location would pick the shopper's
      // country.
      cf: {},
      log: new Log(LogLevel.WARN),
      logRequests: false,
      telemetry: { enabled: false },
      unsafeLocalExplorer: false,
      resourcePersistencePath: join(stateDir, 'v3'),
      ...options,
    } as V4MiniflareOptions),
  );
}
