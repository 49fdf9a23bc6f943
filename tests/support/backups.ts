import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Stores } from '../../scripts/demo/pictures.ts';
import { readLocalSettings } from '../../scripts/settings.ts';
import { withStores } from '../../scripts/storage.ts';
import { startLibsqlServer } from './libsql-server.ts';
import { startS3Server } from './s3-server.ts';

const execute = promisify(execFile);

export type ShopPlace = Awaited<ReturnType<typeof newPlace>>;

/** Where a shop stores rows and pictures: in a folder or, with these variables, on servers. */
export async function newPlace(variables: Record<string, string> = {}) {
  const stateDir = await mkdtemp(join(tmpdir(), 'meridian-backup-'));
  const env = { ...process.env, ...variables, STATE_DIR: stateDir };
  return {
    stateDir,
    /** Runs a command like a person at a keyboard; rejects with its output if it fails. */
    command: async (name: string, ...args: string[]) =>
      (await execute('node', [`scripts/${name}.ts`, ...args], { env })).stdout,
    /** The same with the memory limits of `npm run`. */
    script: async (name: string, ...args: string[]) =>
      (await execute('npm', ['run', '--silent', name, '--', ...args], { env })).stdout,
    with: async <Result>(work: (stores: Stores) => Promise<Result>) =>
      await withStores(await readLocalSettings(env), work),
    remove: () => rm(stateDir, { recursive: true, force: true }),
  };
}

export async function newServers(variables: Record<string, string> = {}) {
  const [libsql, s3] = await Promise.all([startLibsqlServer(), startS3Server()]);
  const store = {
    S3_ENDPOINT: s3.options.endpoint,
    S3_BUCKET: s3.options.bucket,
    S3_REGION: s3.options.region,
    S3_ACCESS_KEY_ID: s3.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
  };
  const place = await newPlace({ ...variables, LIBSQL_URL: libsql.url, ...store });
  const remove = async () => {
    await Promise.all([place.remove(), libsql.stop(), s3.stop()]);
  };
  return { ...place, store, remove };
}

/** Every row of every table that is not derived, read without the code of the backup. */
export async function rowsOf({ database }: Stores): Promise<Record<string, string[]>> {
  const tables = await database.read(sql<{ name: string }>`
    SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'
      AND NOT (name GLOB 'sqlite_*' OR name GLOB '_cf_*') ORDER BY name`);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (
      /_counts$|^(sales_by_quarter_hour|catalogue_changes|last_backup|d1_migrations|idempotency_keys|shop|sweep_runs)$/.test(
        name,
      )
    )
      continue;
    const rows = await database.read(sql`${sql.raw(`SELECT * FROM ${name}`)}`);
    found[name] = rows.map(row => JSON.stringify(row)).sort();
  }
  const sequences = await database.read(sql`SELECT name, seq FROM sqlite_sequence
    WHERE name <> 'd1_migrations' ORDER BY name`);
  return { ...found, sequences: sequences.map(row => JSON.stringify(row)) };
}

/** The bytes of every picture in the store. */
export async function picturesOf({ pictures }: Stores): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name } of (await pictures.list()).pictures) {
    const picture = await pictures.get(name);
    const bytes = await new Response(picture?.body).arrayBuffer();
    found[`${picture?.type} ${name}`] = Buffer.from(bytes).toString('base64');
  }
  return found;
}
