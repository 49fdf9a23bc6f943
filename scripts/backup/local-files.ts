import { createHash, createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CliError } from '../say.ts';
import { storageOptions } from '../worker-options.ts';
import type { PictureFiles } from './pictures.ts';

/** Where the local platform stores the shop's rows, which can be read while the shop runs. */
export const fileOfD1 = (stateDir: string) =>
  fileOf(join(stateDir, 'v3', 'd1'), 'D1DatabaseObject', storageOptions().d1Databases.DB?.id ?? 'DB');

type Stored = { blob: string; metadata: string };

/** Reads the pictures of the local platform as files, without it. */
export function picturesOfFiles(stateDir: string): PictureFiles {
  const bucket = storageOptions().r2Buckets.PICTURES?.id ?? 'PICTURES';
  const folder = join(stateDir, 'v3', 'r2');
  const file = fileOf(folder, 'R2BucketObject', bucket);
  const index = existsSync(file) ? new DatabaseSync(file, { readOnly: true, timeout: 5_000 }) : undefined;
  const find = index?.prepare(
    'SELECT blob_id AS blob, http_metadata AS metadata FROM _mf_objects WHERE key = ?',
  );
  return {
    get: async name => {
      const found = find?.get(name) as Stored | undefined;
      if (!found) return null;
      const { contentType } = JSON.parse(found.metadata) as { contentType: string };
      const bytes = await readIfThere(join(folder, bucket, 'blobs', found.blob));
      return bytes && { bytes, type: contentType };
    },
    close: () => index?.close(),
  };
}

/** An existing file that cannot be read is a disk problem, not a missing picture. */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new CliError(`The picture ${file} cannot be read (${code}): no backup was made`);
  }
}

function fileOf(folder: string, kind: string, name: string): string {
  return join(folder, `miniflare-${kind}`, `${objectId(`miniflare-${kind}`, name)}.sqlite`);
}

/** The id that the platform gives the object of this name. */
function objectId(kind: string, name: string): string {
  const key = createHash('sha256').update(kind).digest();
  const hmac = (of: string | Buffer) => createHmac('sha256', key).update(of).digest().subarray(0, 16);
  const ofName = hmac(name);
  return Buffer.concat([ofName, hmac(ofName)]).toString('hex');
}
