import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openD1 } from '../../db/client/d1.ts';
import type { Writer } from '../../db/client/database.ts';
import { openLibsql } from '../../db/client/libsql.ts';
import { type ApiClient, clientOf } from './api-client.ts';
import { migrateQuickly } from './migrate-quickly.ts';
import { startMigratedServer } from './migrated-server.ts';
import { startS3Server } from './s3-server.ts';
import { serveWorker } from './served-worker.ts';
import { takeWorker } from './worker-pool.ts';

export const SECRET = 'k5VfJm0y7qTz2rXw9cLb4nHs6dPg8aEu1iOoRtYx';

// Without the cache, so that rows written directly are visible at once, and without an order limit.
export const VARIABLES = { JWT_SECRET: SECRET, MERIDIAN_LOCAL: '1', CACHE: 'off', ORDER_LIMIT: 'off' };

/** The storage of a shop; each Vitest project uses one of them. */
type Backend = 'D1 and R2' | 'libSQL and S3';
export type Shop = Awaited<ReturnType<typeof startShop>>;

declare module 'vitest' {
  interface ProvidedContext {
    backend: Backend;
  }
}

/** An empty shop for the tests of this file or block; a logged error fails the test that caused it. */
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

type Part = 'database' | 'pictures';

type ShopOptions = {
  variables?: Record<string, string>;
  /** Records the cost of every statement on D1. */
  counts?: boolean;
  /** Writes each order on D1, but loses its first response. */
  losesAnswers?: boolean;
};

/** Starts the built shop on its own port, with an empty database and an empty picture store. */
export async function startShop({ variables, counts = false, losesAnswers = false }: ShopOptions = {}) {
  const elsewhere = inject('backend') === 'libSQL and S3' ? await startServers() : undefined;
  const isLikeOthers = !elsewhere && !variables && !counts && !losesAnswers;
  const worker = isLikeOthers
    ? await takeWorker(VARIABLES)
    : await serveWorker(
        { ...VARIABLES, ...elsewhere?.variables, ...variables },
        { kind: counts ? 'counting' : losesAnswers ? 'losing' : 'plain' },
      );
  const d1 = await worker.open();
  const database: Writer = elsewhere?.database ?? openD1(d1).as(null);
  if (!elsewhere) await migrateQuickly(d1);
  // A copy of the database from the start of the run would look like a shop with overdue scheduled tasks.
  await database.write(sql`UPDATE d1_migrations SET applied_at = CURRENT_TIMESTAMP`);
  if (!variables?.ORDER_LIMIT) await database.write(sql`UPDATE order_settings SET unpaid_pieces = 100000`);

  return {
    url: worker.url,
    database,
    runTasks: worker.runTasks,
    asked: worker.asked,
    counted: worker.counted,
    /** The errors logged since the last call. */
    takeErrors: () => {
      const errors = worker.logs().filter(({ level }) => level === 'error');
      worker.clearLogs();
      return errors.map(({ message }) => message);
    },
    logs: () => worker.logs().map(({ message }) => message),
    /** Only on libSQL and S3. */
    databaseUrl: elsewhere?.variables.LIBSQL_URL ?? '',
    picturesUrl: elsewhere?.variables.S3_ENDPOINT ?? '',
    /** Stops the database or the picture server; only on libSQL and S3. */
    lose: (part: Part) => elsewhere?.of[part].lose(),
    /** Starts it again with all its data. */
    regain: (part: Part) => elsewhere?.of[part].regain(),
    stop: async () => {
      await worker.stop();
      await elsewhere?.stop();
    },
  };
}

/** A migrated libSQL server and an S3 server, and the shop's settings for them. */
export async function startServers() {
  const [libsql, s3] = await Promise.all([startMigratedServer(), startS3Server()]);
  return {
    database: openLibsql({ url: libsql.url }).as(null),
    variables: {
      LIBSQL_URL: libsql.url,
      S3_ENDPOINT: s3.options.endpoint,
      S3_BUCKET: s3.options.bucket,
      S3_REGION: s3.options.region,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    },
    of: { database: libsql, pictures: s3 },
    stop: () => Promise.all([libsql.stop(), s3.stop()]),
  };
}
