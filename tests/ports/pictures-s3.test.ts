import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PictureStoreUnavailable } from '../../functions/ports/pictures.ts';
import { picturesInS3 } from '../../functions/ports/pictures-s3.ts';
import { freePort } from '../../scripts/port.ts';
import { startS3Server } from '../support/s3-server.ts';
import { pictureSuite, someBytes } from './pictures.suite.ts';

pictureSuite('pictures in S3', async () => {
  const { options, stop } = await startS3Server();
  return { pictures: picturesInS3(options), stop };
});

test('a picture loaded directly from the store has its type and can be cached', async () => {
  const { options, stop } = await startS3Server();
  await picturesInS3(options).put({ name: 'a.png', bytes: someBytes(4), type: 'image/png' });
  const { status, headers } = await fetch(`${options.endpoint}/${options.bucket}/a.png`);
  expect({
    status,
    type: headers.get('Content-Type'),
    caching: headers.get('Cache-Control'),
  }).toEqual({ status: 200, type: 'image/png', caching: expect.stringContaining('immutable') });
  await stop();
});

describe('an S3 store that rejects requests', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'STRANGER' }, 'InvalidAccessKeyId'],
    ['a missing bucket', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('%s: the picture is not stored, and the error says so', async (_, wrong, name) => {
    const pictures = picturesInS3({ ...server.options, ...wrong });
    const error = await pictures
      .put({ name: 'a.png', bytes: someBytes(3), type: 'image/png' })
      .catch(thrown => thrown);
    expect(error).toBeInstanceOf(PictureStoreUnavailable);
    expect(error.cause).toMatchObject({ name });
    await expect(pictures.get('a.png')).rejects.toThrow(PictureStoreUnavailable);
    await expect(pictures.list()).rejects.toThrow(PictureStoreUnavailable);
    await expect(pictures.ping()).rejects.toThrow(PictureStoreUnavailable);
    expect((await picturesInS3(server.options).list()).pictures).toEqual([]);
  });
});

test('an unreachable store is distinguished from a missing picture', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const access = { endpoint, bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' };
  const pictures = picturesInS3(access);
  await expect(pictures.get('a.png')).rejects.toThrow(PictureStoreUnavailable);
  await expect(pictures.ping()).rejects.toThrow(PictureStoreUnavailable);
});
