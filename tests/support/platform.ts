import type { R2Bucket } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { openD1 } from '../../db/client/d1.ts';
import { OPEN_D1_SERVER, openD1Server } from './d1-server.ts';
import { migrateQuickly } from './migrate-quickly.ts';
import { bindingsOf } from './places.ts';

const EMPTY_WORKER = 'export default { fetch() { return new Response(); } }';
const PLACES = 30;

type Shared = { miniflare: Miniflare; opened: number; inUse: number };

let shared: Shared | undefined;

/** A real workerd with an empty D1 database and an empty R2 bucket, held in memory; one process has many of both. */
export async function startPlatform() {
  if (!shared || shared.opened === PLACES) shared = { miniflare: startWorkerd(), opened: 0, inUse: 0 };
  const mine = shared;
  const { miniflare } = mine;
  const place = mine.opened;
  mine.opened += 1;
  mine.inUse += 1;
  const [database, bucket] = await Promise.all([
    miniflare.getD1Database(`DB_${place}`),
    miniflare.getR2Bucket(`PICTURES_${place}`),
  ]);
  return {
    database,
    // Miniflare types the headers of a bucket by undici, the worker by its platform.
    bucket: bucket as unknown as R2Bucket,
    client: await openD1Server(miniflare, `DB_${place}`),
    stop: async () => {
      mine.inUse -= 1;
      if (mine.opened === PLACES && mine.inUse === 0) await miniflare.dispose();
    },
  };
}

/** A real D1 database with the shop's tables, all empty. */
export async function startMigratedDatabase() {
  const platform = await startPlatform();
  await migrateQuickly(platform.client);
  return { database: openD1(platform.client).as(null), stop: platform.stop };
}

function startWorkerd(): Miniflare {
  const { d1Databases, r2Buckets } = bindingsOf(PLACES);
  const both = { compatibilityDate: '2026-10-01', d1Databases };
  const options: V4MiniflareOptions = {
    workers: [
      { name: 'empty', modules: true, script: EMPTY_WORKER, r2Buckets, ...both },
      { ...OPEN_D1_SERVER, ...both },
    ],
  };
  return new Miniflare(convertV4MiniflareOptions(options));
}
