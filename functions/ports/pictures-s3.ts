import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import {
  checkPictureName,
  inCalls,
  isPictureName,
  NAMES_PER_CALL,
  OWNER_MARK,
  PICTURE_CACHING,
  PictureStoreUnavailable,
  type Pictures,
  resolveRange,
  type StoredPicture,
} from './pictures.ts';
import type { S3Access } from './s3-client.ts';

export type S3Options = S3Access & { bucket: string };
type S3 = typeof import('./s3-client.ts') & { client: S3Client };

/** One per request: the runtime ties the SDK's pending work to the request that started it. */
export function picturesInS3({ bucket: Bucket, ...access }: S3Options): Pictures {
  let client: S3Client | undefined;

  // The SDK is large: a separate chunk, loaded only by shops that use S3.
  const ask = async <T>(question: (s3: S3) => Promise<T>): Promise<T> => {
    const s3 = await import('./s3-client.ts');
    client ??= s3.openS3(access);
    try {
      return await question({ ...s3, client });
    } catch (cause) {
      throw new PictureStoreUnavailable('The picture store (S3) did not respond or denied access.', {
        cause,
      });
    }
  };
  const sizeOf = (Key: string) =>
    ask(({ client, HeadObjectCommand }) =>
      client
        .send(new HeadObjectCommand({ Bucket, Key }))
        .then(({ ContentLength }) => ContentLength ?? 0)
        .catch(nullIfUnknown),
    );
  const read = (Key: string, Range?: string) =>
    ask(({ client, GetObjectCommand }) =>
      client.send(new GetObjectCommand({ Bucket, Key, Range })).then(pictureFrom).catch(nullIfUnknown),
    );

  return {
    async put({ name: Key, bytes: Body, type: ContentType }) {
      checkPictureName(Key);
      const picture = { Bucket, Key, Body, ContentType, CacheControl: PICTURE_CACHING };
      await ask(({ client, PutObjectCommand }) => client.send(new PutObjectCommand(picture)));
    },

    async get(name, { range } = {}) {
      checkPictureName(name);
      if (!range) return read(name);
      // Not every store supports suffix ranges, and none reports the size when it rejects one.
      const size = await sizeOf(name);
      if (size === null) return null;
      const { offset, length } = resolveRange(range, size);
      const picture = await read(name, `bytes=${offset}-${offset + length - 1}`);
      return picture && { ...picture, size, range: { offset, length } };
    },

    async delete(names) {
      names.forEach(checkPictureName);
      for (const call of inCalls(names)) {
        const Delete = { Objects: call.map(Key => ({ Key })), Quiet: true };
        await ask(async ({ client, DeleteObjectsCommand }) => {
          const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
          if (Errors?.length)
            throw new Error(`${Errors.length} pictures were not deleted: ${Errors[0]?.Code}`);
        });
      }
    },

    async list({ after: StartAfter, limit: MaxKeys = NAMES_PER_CALL } = {}) {
      const page = await ask(({ client, ListObjectsV2Command }) =>
        client.send(new ListObjectsV2Command({ Bucket, StartAfter, MaxKeys })),
      );
      const pictures = (page.Contents ?? [])
        .map(({ Key: name = '', Size: size = 0, LastModified: uploadedAt = new Date(0) }) => ({
          name,
          size,
          uploadedAt,
        }))
        .filter(({ name }) => isPictureName(name));
      const last = page.Contents?.at(-1)?.Key;
      return page.IsTruncated && last ? { pictures, next: last } : { pictures };
    },

    async owner() {
      const mark = await read(OWNER_MARK);
      return mark && (await new Response(mark.body).text());
    },

    async ownBy(shopId) {
      const mark = { Bucket, Key: OWNER_MARK, Body: shopId, ContentType: 'text/plain' };
      await ask(({ client, PutObjectCommand }) => client.send(new PutObjectCommand(mark)));
    },

    async ping() {
      await ask(({ client, HeadBucketCommand }) => client.send(new HeadBucketCommand({ Bucket })));
    },
  };
}

function pictureFrom({ Body, ContentType, ContentLength, ETag }: GetObjectCommandOutput): StoredPicture {
  if (!Body) throw new Error('The picture has no body.');
  return {
    body: Body.transformToWebStream() as StoredPicture['body'],
    type: ContentType ?? 'application/octet-stream',
    size: ContentLength ?? 0,
    etag: ETag ?? '',
  };
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return null;
  throw error;
}
