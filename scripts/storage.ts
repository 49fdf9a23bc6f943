import type { D1Database } from '@cloudflare/workers-types';
import { openD1 } from '../db/d1.ts';
import type { Database } from '../db/database.ts';
import { openLibsql } from '../db/libsql.ts';
import { isUnreachable } from '../db/refusals.ts';
import { openStorage } from './platform.ts';
import { Trouble } from './say.ts';
import type { LocalSettings } from './settings.ts';

type Work<Result> = (database: Database) => Promise<Result>;

/** Opens the database that the shop is configured for, does the work, and closes it. */
export async function withDatabase<Result>(
  { stateDir, checked }: LocalSettings,
  work: Work<Result>,
): Promise<Result> {
  if (checked.database.kind === 'libsql') return await workOver(checked.database, work);
  const storage = openStorage(stateDir);
  try {
    const binding = await storage.getD1Database('DB');
    return await work(openD1(binding as unknown as D1Database));
  } finally {
    await storage.dispose();
  }
}

async function workOver<Result>(
  setting: { url: string; authToken?: string },
  work: Work<Result>,
): Promise<Result> {
  try {
    return await work(openLibsql(setting));
  } catch (error) {
    if (isUnreachable(error))
      throw new Trouble(`The database at ${setting.url} does not answer: check LIBSQL_URL`);
    throw error;
  }
}
