import type { R2Bucket, R2ObjectBody } from '@cloudflare/workers-types';
import {
  checkPictureName,
  inCalls,
  isPictureName,
  NAMES_PER_CALL,
  OWNER_MARK,
  PICTURE_CACHING,
  type PictureRange,
  PictureStoreUnavailable,
  type Pictures,
  resolveRange,
  type StoredPicture,
} from './pictures.ts';

export function picturesInR2(bucket: R2Bucket): Pictures {
  return {
    async put({ name, bytes, type }) {
      checkPictureName(name);
      const httpMetadata = { contentType: type, cacheControl: PICTURE_CACHING };
      await answered(bucket.put(name, bytes, { httpMetadata }));
    },

    async get(name, { range } = {}) {
      checkPictureName(name);
      return range ? getRange(bucket, name, range) : getWhole(bucket, name);
    },

    async delete(names) {
      names.forEach(checkPictureName);
      for (const call of inCalls(names)) await answered(bucket.delete(call));
    },

    async list({ after: startAfter, limit = NAMES_PER_CALL } = {}) {
      const page = await answered(bucket.list({ limit, ...(startAfter && { startAfter }) }));
      const pictures = page.objects
        .filter(object => isPictureName(object.key))
        .map(object => ({ name: object.key, size: object.size, uploadedAt: object.uploaded }));
      const last = page.objects.at(-1);
      return page.truncated && last ? { pictures, next: last.key } : { pictures };
    },

    async owner() {
      const mark = await answered(bucket.get(OWNER_MARK));
      return mark && (await answered(mark.text()));
    },

    async ownBy(shopId) {
      await answered(bucket.put(OWNER_MARK, shopId));
    },

    async ping() {
      await answered(bucket.head('ping'));
    },
  };
}

async function getWhole(bucket: R2Bucket, name: string): Promise<StoredPicture | null> {
  const object = await answered(bucket.get(name));
  return object && pictureFrom(object);
}

// R2's error for a range past the end does not include the size, so it is read first.
async function getRange(bucket: R2Bucket, name: string, range: PictureRange): Promise<StoredPicture | null> {
  const head = await answered(bucket.head(name));
  if (!head) return null;
  const bytes = resolveRange(range, head.size);
  const object = await answered(bucket.get(name, { range: bytes }));
  return object && { ...pictureFrom(object), range: bytes };
}

function pictureFrom(object: R2ObjectBody): StoredPicture {
  return {
    // The platform's stream differs from the standard library's only in its type.
    body: object.body as unknown as StoredPicture['body'],
    type: object.httpMetadata?.contentType ?? 'application/octet-stream',
    size: object.size,
    etag: object.httpEtag,
  };
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new PictureStoreUnavailable('The picture store (R2) did not respond.', { cause });
  }
}
