import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { openD1 } from '../../db/client/d1.ts';
import type { Writer } from '../../db/client/database.ts';
import { bundled } from '../bundled.ts';
import { ISOLATE_LIMITS, openPlatform } from '../platform.ts';
import { freePort } from '../port.ts';
import { builtModules, WORKER, workerOptions } from '../worker-options.ts';

const ENTRY = `
  import kept from './kept/index.js';
  import unkept from './unkept/index.js';
  import { serve } from './bench.js';
  export default serve({ kept, unkept });`;

type Module = { type: 'ESModule'; path: string; contents: string };

export type Binding = 'DB' | 'DB_LARGE' | 'DB_FAMILIES';

/** The built shop with a small and a large database, and one of families. */
export async function openBench(stateDir: string, variables: Record<string, string>): Promise<Miniflare> {
  const port = await freePort();
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= `${ISOLATE_LIMITS} --expose-gc`;
  return openPlatform(stateDir, {
    host: '127.0.0.1',
    port,
    workers: [
      {
        ...workerOptions(),
        name: 'bench',
        modules: await modulesOf(),
        modulesRoot: '/',
        // Locally, log lines go through this process, which would be measured, too.
        bindings: {
          LOG_LEVEL: 'warn',
          ...variables,
          ORDER_LIMIT: 'off',
          SHOP_URL: `http://127.0.0.1:${port}`,
        },
        // As `npm start` does.
        cacheAPI: false,
        d1Databases: { DB: 'bench-small', DB_LARGE: 'bench-large', DB_FAMILIES: 'bench-families' },
      },
    ],
  });
}

export async function databaseOf(platform: Miniflare, binding: Binding): Promise<Writer> {
  return openD1(await platform.getD1Database(binding)).as(null);
}

async function modulesOf(): Promise<Module[]> {
  const built = builtModules();
  const shop = (name: string) =>
    built.map(path => ({
      type: 'ESModule' as const,
      path: join('/', name, path),
      contents: readFileSync(join(WORKER, path), 'utf8'),
    }));
  return [
    { type: 'ESModule', path: '/entry.js', contents: ENTRY },
    { type: 'ESModule', path: '/bench.js', contents: await bundled('scripts/bench/worker.ts') },
    ...shop('kept'),
    ...shop('unkept'),
  ];
}
