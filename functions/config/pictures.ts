import { ConfigError, requireAllOrNone } from './config-error.ts';
import type { ParsedVariables } from './variables.ts';

export type PictureSetting =
  | { kind: 'r2' }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

export function picturesIn(given: ParsedVariables, hasR2: boolean): PictureSetting {
  const parts = {
    S3_ENDPOINT: given.S3_ENDPOINT,
    S3_BUCKET: given.S3_BUCKET,
    S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
  };
  const picked = requireAllOrNone(parts, 'pictures could not be stored');
  if (picked) {
    return {
      kind: 's3',
      endpoint: picked.S3_ENDPOINT,
      bucket: picked.S3_BUCKET,
      region: given.S3_REGION ?? 'auto',
      accessKeyId: picked.S3_ACCESS_KEY_ID,
      secretAccessKey: picked.S3_SECRET_ACCESS_KEY,
    };
  }
  if (given.S3_REGION)
    throw new ConfigError('S3_REGION is set, but S3_ENDPOINT is not: set all of S3_… or none');
  if (!hasR2)
    throw new ConfigError(
      'No picture store: bind an R2 bucket as PICTURES, or set S3_ENDPOINT and the other S3_… variables',
    );
  return { kind: 'r2' };
}

/** Where pictures are served: a path of the shop, or the store itself. */
export function pictureBaseIn({ PICTURES_PUBLIC_URL: url, MERIDIAN_LOCAL: local }: ParsedVariables): string {
  if (!url) return '/pictures';
  const { protocol, search, hash, href } = new URL(url);
  if (!local && protocol !== 'https:') {
    throw new ConfigError(
      'PICTURES_PUBLIC_URL must begin with https://, or browsers will not show the pictures',
    );
  }
  if (search || hash) {
    throw new ConfigError('PICTURES_PUBLIC_URL must end with its path: picture names are appended to it');
  }
  return href.replace(/\/+$/, '');
}
