import type { R2Bucket } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { openD1 } from '../../db/d1.ts';
import { D1_SERVER, d1Client } from '../../scripts/local-d1.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { migrateQuickly } from './migrate-quickly.ts';

const EMPTY_WORKER = 'export default { fetch() { return new Response(); } }';

/** A real workerd with an empty D1 database and an empty R2 bucket, held in memory. */
export async function startPlatform() {
  const both = { compatibilityDate: '2026-10-01', d1Databases: ['DB'] };
  const options: V4MiniflareOptions = {
    workers: [
      { name: 'empty', modules: true, script: EMPTY_WORKER, r2Buckets: ['PICTURES'], ...both },
      { ...D1_SERVER, ...both },
    ],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const [database, bucket] = await Promise.all([
    miniflare.getD1Database('DB'),
    miniflare.getR2Bucket('PICTURES'),
  ]);
  return {
    database: database,
    // Miniflare types the headers of a bucket by undici, the worker by its platform.
    bucket: bucket as unknown as R2Bucket,
    client: d1Client(miniflare),
    stop: () => miniflare.dispose(),
  };
}

/** A real D1 database with the shop's tables, and nothing in them. */
export async function startMigratedDatabase() {
  const platform = await startPlatform();
  await migrateQuickly(platform.client, await readMigrations('db/migrations'));
  return { database: openD1(platform.client).as(null), stop: platform.stop };
}
