import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { D1_SERVER } from './local-d1.ts';
import { runtimeLog } from './runtime-log.ts';
import { LOCAL_EDGE, modulesBehind, storageOptions, WORKER, workerOptions } from './worker-options.ts';

const behindEdge = (schedulerKey: string) => `
  import shop from './index.js';
  import { behindEdge } from './local-edge.js';
  export default behindEdge(shop, '${schedulerKey}');`;

/**
 * An isolate gets the memory limit of production; otherwise V8 would use all memory before it collects garbage. With a
 * small young generation, the platform frees finished responses.
 */
export const ISOLATE_LIMITS = '--max-heap-size=128 --max-semi-space-size=4';

type Listening = { host: string; port: number; variables: Record<string, string> };

/** The built shop in workerd, as at the edge, without a development proxy; storage without a folder is remote. */
export function servePlatform(
  stateDir: string | undefined,
  { host, port, variables }: Listening,
  schedulerKey: string = randomUUID(),
): Miniflare {
  const edge = {
    type: 'ESModule' as const,
    path: join(WORKER, 'local-edge.js'),
    contents: readFileSync(LOCAL_EDGE, 'utf8'),
  };
  const modules = [...modulesBehind(behindEdge(schedulerKey)), edge];
  return openPlatform(stateDir, {
    host,
    port,
    cf: { servedToOthers: true },
    workers: [
      {
        ...workerOptions(),
        name: 'meridian',
        modules,
        modulesRoot: WORKER,
        bindings: variables,
        // There is only one isolate, with its own memory: a cache on disk would only grow.
        cacheAPI: false,
      },
    ],
  });
}

/** Only the shop's databases and buckets, for commands that work on its data. */
export function openStorage(stateDir: string): Miniflare {
  return openPlatform(stateDir, { workers: [{ ...D1_SERVER, ...storageOptions() }] });
}

export function openPlatform(
  stateDir: string | undefined,
  options: Omit<V4MiniflareOptions, 'script'>,
): Miniflare {
  // Miniflare has no option for this.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= ISOLATE_LIMITS;
  return new Miniflare(
    convertV4MiniflareOptions({
      // Only the edge knows where a request comes from; a made-up location would pick the shopper's
      // country.
      cf: {},
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: runtimeLog({ tellsFull: options.port !== undefined }),
      logRequests: false,
      telemetry: { enabled: false },
      unsafeLocalExplorer: false,
      ...(stateDir !== undefined && { resourcePersistencePath: join(stateDir, 'v3') }),
      ...options,
    } as V4MiniflareOptions),
  );
}
