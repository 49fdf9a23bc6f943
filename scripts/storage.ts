import type { R2Bucket } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { openD1 } from '../db/d1.ts';
import type { Writer } from '../db/database.ts';
import type { Stores } from '../db/demo/pictures.ts';
import { openLibsql } from '../db/libsql.ts';
import { isUnreachable } from '../db/refusals.ts';
import { PictureStoreUnavailable } from '../functions/ports/pictures.ts';
import { picturesInR2 } from '../functions/ports/pictures-r2.ts';
import { picturesInS3 } from '../functions/ports/pictures-s3.ts';
import { d1Client } from './local-d1.ts';
import { Trouble } from './say.ts';
import type { LocalSettings } from './settings.ts';

/** Runs work on the configured database, and closes it afterwards. */
export async function withDatabase<Result>(
  settings: LocalSettings,
  work: (database: Writer) => Promise<Result>,
): Promise<Result> {
  return await withStores(settings, ({ database }) => work(database));
}

/** Runs work on the configured database and picture store, and closes both afterwards. */
export async function withStores<Result>(
  settings: LocalSettings,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const { database, pictures } = settings.checked;
  const isElsewhere = database.kind === 'libsql' && pictures.kind === 's3';
  // Loaded late because it takes a while: errors in the settings are reported before.
  const local = isElsewhere ? undefined : (await import('./platform.ts')).openStorage(settings.stateDir);
  try {
    return await work({
      database:
        database.kind === 'libsql'
          ? openLibsql(database).as(null)
          : openD1(d1Client(local as Miniflare)).as(null),
      pictures:
        pictures.kind === 's3'
          ? picturesInS3(pictures)
          : // Miniflare types the headers of a bucket by undici, the worker by its platform.
            picturesInR2((await local?.getR2Bucket('PICTURES')) as unknown as R2Bucket),
    });
  } catch (error) {
    throw unanswered(settings, error) ?? error;
  } finally {
    await local?.dispose();
  }
}

/** The remote server that did not answer, if that was the cause. */
function unanswered({ checked: { database, pictures } }: LocalSettings, error: unknown): Trouble | undefined {
  if (pictures.kind === 's3' && error instanceof PictureStoreUnavailable) {
    return new Trouble(`The picture store at ${pictures.endpoint} does not answer: check S3_ENDPOINT`);
  }
  if (database.kind === 'libsql' && isUnreachable(error)) {
    return new Trouble(`The database at ${database.url} does not answer: check LIBSQL_URL`);
  }
}
