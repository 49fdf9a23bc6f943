import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { openD1 } from '../db/d1.ts';
import type { Database } from '../db/database.ts';
import type { Stores } from '../db/demo/pictures.ts';
import { openLibsql } from '../db/libsql.ts';
import { isUnreachable } from '../db/refusals.ts';
import { PictureStoreUnavailable } from '../functions/ports/pictures.ts';
import { picturesInR2 } from '../functions/ports/pictures-r2.ts';
import { picturesInS3 } from '../functions/ports/pictures-s3.ts';
import { Trouble } from './say.ts';
import type { LocalSettings } from './settings.ts';

/** Opens the database that the shop is configured for, does the work, and closes it. */
export async function withDatabase<Result>(
  settings: LocalSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return await withStores(settings, ({ database }) => work(database));
}

/** Opens the database and the picture store that the shop is configured for, does the work, and closes them. */
export async function withStores<Result>(
  settings: LocalSettings,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const { database, pictures } = settings.checked;
  const isElsewhere = database.kind === 'libsql' && pictures.kind === 's3';
  // It takes a second to load: what is wrong with the settings is told before.
  const local = isElsewhere ? undefined : (await import('./platform.ts')).openStorage(settings.stateDir);
  try {
    return await work({
      database:
        database.kind === 'libsql'
          ? openLibsql(database)
          : openD1((await local?.getD1Database('DB')) as unknown as D1Database),
      pictures:
        pictures.kind === 's3'
          ? picturesInS3(pictures)
          : picturesInR2((await local?.getR2Bucket('PICTURES')) as unknown as R2Bucket),
    });
  } catch (error) {
    throw unanswered(settings, error) ?? error;
  } finally {
    await local?.dispose();
  }
}

/** Which server of somebody else's did not answer, if that was it. */
function unanswered({ checked: { database, pictures } }: LocalSettings, error: unknown): Trouble | undefined {
  if (pictures.kind === 's3' && error instanceof PictureStoreUnavailable) {
    return new Trouble(`The picture store at ${pictures.endpoint} does not answer: check S3_ENDPOINT`);
  }
  if (database.kind === 'libsql' && isUnreachable(error)) {
    return new Trouble(`The database at ${database.url} does not answer: check LIBSQL_URL`);
  }
}
