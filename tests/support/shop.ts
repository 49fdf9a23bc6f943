import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openD1 } from '../../db/d1.ts';
import type { Database } from '../../db/database.ts';
import { openLibsql } from '../../db/libsql.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../scripts/migrations.ts';
import { type ApiClient, clientOf } from './api-client.ts';
import { startLibsqlServer } from './libsql-server.ts';
import { migrateQuickly } from './migrate-quickly.ts';
import { startS3Server } from './s3-server.ts';
import { serveWorker } from './served-worker.ts';

export const SECRET = 'k5VfJm0y7qTz2rXw9cLb4nHs6dPg8aEu1iOoRtYx';

export type Parts = 'D1 and R2' | 'libSQL and S3';
export type Shop = Awaited<ReturnType<typeof startShop>>;

/** A shop for the tests of this file or block; whatever it logs as an error fails the test that caused it. */
export function openShop(given: Parameters<typeof startShop>[0] = {}) {
  const shop = {} as Shop;
  const call: ApiClient = (...request) => clientOf(shop.url)(...request);
  beforeAll(async () => {
    Object.assign(shop, await startShop(given));
  });
  afterEach(() => expect(shop.takeErrors()).toEqual([]));
  afterAll(() => shop.stop());
  return { shop, call };
}

/** The built shop, listening on a port of its own, over real parts with nothing in them but the tables. */
export async function startShop({
  parts = 'D1 and R2' as Parts,
  variables = {} as Record<string, string>,
} = {}) {
  const elsewhere = parts === 'libSQL and S3' ? await startServers() : undefined;
  // Answers are not kept, so that what a test writes into the database itself is seen at once.
  const worker = await serveWorker({
    JWT_SECRET: SECRET,
    MERIDIAN_LOCAL: '1',
    CACHE: 'off',
    ...elsewhere?.variables,
    ...variables,
  });
  const database: Database = elsewhere?.database ?? openD1(worker.database);
  const migrations = await readMigrations('db/migrations');
  await (elsewhere ? migrate(database, migrations) : migrateQuickly(worker.database, migrations));

  return {
    url: worker.url,
    database,
    sweep: worker.sweep,
    /** What the shop wrote to its log as an error, since the last time this was asked. */
    takeErrors: () => {
      const errors = worker.logs().filter(({ level }) => level === 'error');
      worker.clearLogs();
      return errors.map(({ message }) => message);
    },
    logs: () => worker.logs().map(({ message }) => message),
    /** As if the server that the shop keeps its rows or pictures on had died; only of 'libSQL and S3'. */
    lose: (part: 'database' | 'pictures') => elsewhere?.lose(part),
    stop: async () => {
      await worker.stop();
      await elsewhere?.stop();
    },
  };
}

async function startServers() {
  const [libsql, s3] = await Promise.all([startLibsqlServer(), startS3Server()]);
  return {
    database: openLibsql({ url: libsql.url }),
    variables: {
      LIBSQL_URL: libsql.url,
      S3_ENDPOINT: s3.options.endpoint,
      S3_BUCKET: s3.options.bucket,
      S3_REGION: s3.options.region,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    },
    lose: (part: 'database' | 'pictures') => (part === 'database' ? libsql : s3).stop(),
    stop: () => Promise.all([libsql.stop(), s3.stop()]),
  };
}
