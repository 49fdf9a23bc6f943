import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { openD1 } from '../db/client/d1.ts';
import type { Writer } from '../db/client/database.ts';
import { isUnreachable } from '../db/client/errors.ts';
import { openLibsql } from '../db/client/libsql.ts';
import { PictureStoreUnavailable } from '../functions/ports/pictures.ts';
import { picturesInR2 } from '../functions/ports/pictures-r2.ts';
import { picturesInS3 } from '../functions/ports/pictures-s3.ts';
import type { Stores } from './demo/pictures.ts';
import { d1Client } from './local-d1.ts';
import { CliError } from './say.ts';
import type { LocalSettings } from './settings.ts';

/** Where the rows and pictures are. */
type Located = Pick<LocalSettings, 'stateDir' | 'checked'>;

export type Place = {
  /** Uses D1 and R2 at Cloudflare, of production or of an environment in `wrangler.toml`. */
  remote?: boolean;
  environment?: string | undefined;
  /** How long one statement may take on a libSQL server. */
  timeoutMs?: number;
};

/** Runs work on the configured database, and closes it afterwards. */
export async function withDatabase<Result>(
  settings: Located,
  work: (database: Writer) => Promise<Result>,
): Promise<Result> {
  return await withStores(settings, ({ database }) => work(database));
}

/** Runs work on the configured database and picture store, and closes both afterwards. */
export async function withStores<Result>(
  settings: Located,
  work: (stores: Stores) => Promise<Result>,
  place: Place = {},
): Promise<Result> {
  const { database, pictures } = settings.checked;
  const isElsewhere = database.kind === 'libsql' && pictures.kind === 's3';
  const bindings = isElsewhere ? undefined : await openBindings(settings, place);
  try {
    return await work({
      database:
        database.kind === 'libsql'
          ? openLibsql({ ...database, ...(place.timeoutMs && { timeoutMs: place.timeoutMs }) }).as(null)
          : openD1(bindings?.DB as D1Database).as(null),
      pictures:
        pictures.kind === 's3' ? picturesInS3(pictures) : picturesInR2(bindings?.PICTURES as R2Bucket),
    });
  } catch (error) {
    throw unanswered(settings, error) ?? error;
  } finally {
    await bindings?.dispose();
  }
}

/** Loaded late because both take a while: errors in the settings are reported first. */
async function openBindings({ stateDir }: Located, { remote, environment }: Place) {
  if (remote) return await (await import('./remote.ts')).openRemote(environment);
  const local = (await import('./platform.ts')).openStorage(stateDir);
  return {
    DB: d1Client(local),
    // Miniflare types the headers of a bucket by undici, the worker by its platform.
    PICTURES: (await local.getR2Bucket('PICTURES')) as unknown as R2Bucket,
    dispose: () => local.dispose(),
  };
}

/** The remote server that did not respond, if that was the cause. */
export function unanswered(
  { checked: { database, pictures } }: Located,
  error: unknown,
): CliError | undefined {
  if (pictures.kind === 's3' && error instanceof PictureStoreUnavailable) {
    return new CliError(`The picture store at ${pictures.endpoint} does not respond: check S3_ENDPOINT`);
  }
  if (database.kind === 'libsql' && isUnreachable(error)) {
    return new CliError(`The database at ${database.url} does not respond: check LIBSQL_URL`);
  }
}
