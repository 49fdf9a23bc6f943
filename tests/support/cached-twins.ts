import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openD1 } from '../../db/client/d1.ts';
import type { Writer } from '../../db/client/database.ts';
import { modulesBehind, WORKER, workerOptions } from '../../scripts/worker-options.ts';
import { type ApiClient, clientOf } from './api-client.ts';
import { OPEN_D1_SERVER, openD1Server } from './d1-server.ts';
import { migrateQuickly } from './migrate-quickly.ts';
import { startWorkers } from './served-worker.ts';
import { startServers, VARIABLES } from './shop.ts';

export const CACHED = ['one', 'two'] as const;
/** An isolate with a cache. */
export type Twin = (typeof CACHED)[number];
/** The one without a cache is the reference. */
export type Isolate = Twin | 'plain';

type Twins = Awaited<ReturnType<typeof startTwins>>;

/** One shop in three isolates: two with a cache, one without. */
export function openTwins() {
  const twins = {} as Twins;
  beforeAll(async () => {
    Object.assign(twins, await startTwins());
  });
  afterAll(async () => {
    await twins.stop();
    expect(twins.errors()).toEqual([]);
  });
  return twins;
}

/** The header that selects the isolate. */
export const TO = 'X-To';

const FRONT = `export default {
  fetch: (request, env) => env[request.headers.get('${TO}') ?? 'plain'].fetch(request),
};`;
const SHOP = "export { default } from './index.js';";

const cachingOf = (name: Isolate) => (name === 'plain' ? {} : { CACHE: 'on', TELL_CACHE: 'on' });

async function startTwins() {
  const elsewhere = inject('backend') === 'libSQL and S3' ? await startServers() : undefined;
  const storage = { d1Databases: ['DB'], r2Buckets: ['PICTURES'] };
  const isolate = (name: Isolate) => ({
    ...workerOptions(),
    ...storage,
    name,
    modules: modulesBehind(SHOP),
    modulesRoot: WORKER,
    bindings: { ...VARIABLES, ...elsewhere?.variables, ...cachingOf(name) },
  });
  const serviceBindings = Object.fromEntries([...CACHED, 'plain'].map(name => [name, name]));
  const { miniflare, url, logs, stop } = await startWorkers([
    { name: 'front', modules: true, script: FRONT, serviceBindings },
    ...CACHED.map(isolate),
    isolate('plain'),
    { ...OPEN_D1_SERVER, d1Databases: storage.d1Databases },
  ]);
  const d1 = await openD1Server(miniflare);
  const database: Writer = elsewhere?.database ?? openD1(d1).as(null);
  if (!elsewhere) await migrateQuickly(d1);
  await database.write(sql`UPDATE order_settings SET unpaid_pieces = 100000`);
  return {
    url,
    database,
    callTo: (name: Isolate): ApiClient => {
      const call = clientOf(url);
      return (method, path, given) =>
        call(method, path, { ...given, headers: { ...given?.headers, [TO]: name } });
    },
    errors: () => logs().filter(({ level }) => level === 'error'),
    stop: async () => {
      await stop();
      await elsewhere?.stop();
    },
  };
}
