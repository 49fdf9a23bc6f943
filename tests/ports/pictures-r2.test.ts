import type { R2Bucket } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { PictureStoreUnavailable } from '../../functions/ports/pictures.ts';
import { picturesInR2 } from '../../functions/ports/pictures-r2.ts';
import { fakeOf } from '../support/fake.ts';
import { startPlatform } from '../support/platform.ts';
import { bytesOf, pictureSuite, someBytes } from './pictures.suite.ts';

pictureSuite('pictures in R2', async () => {
  const { bucket, stop } = await startPlatform();
  return { pictures: picturesInR2(bucket), stop };
});

test('other files in the bucket are never swept, and pictures carry cache headers', async () => {
  const { bucket, stop } = await startPlatform();
  await bucket.put('backup/2026.tar', 'not a picture');
  const pictures = picturesInR2(bucket);
  await pictures.put({ name: 'a.png', bytes: someBytes(4), type: 'image/png' });
  expect((await pictures.list()).pictures.map(({ name }) => name)).toEqual(['a.png']);
  expect((await bucket.head('a.png'))?.httpMetadata).toEqual({
    contentType: 'image/png',
    cacheControl: expect.stringContaining('immutable'),
  });
  expect(await bytesOf(await pictures.get('a.png'))).toEqual(someBytes(4));
  await stop();
});

test('an unreachable store is distinguished from a missing picture', async () => {
  const failing = async () => {
    throw new Error('We encountered an internal error. Please try again. (10001)');
  };
  const parts = { get: failing, head: failing, put: failing, list: failing, delete: failing };
  const pictures = picturesInR2(fakeOf<R2Bucket>(parts));
  const picture = { name: 'a.png', bytes: someBytes(1), type: 'image/png' };
  await expect(pictures.put(picture)).rejects.toThrow(PictureStoreUnavailable);
  await expect(pictures.get('a.png')).rejects.toThrow(PictureStoreUnavailable);
  await expect(pictures.get('a.png', { range: { suffix: 1 } })).rejects.toThrow(PictureStoreUnavailable);
  await expect(pictures.delete(['a.png'])).rejects.toThrow(PictureStoreUnavailable);
  await expect(pictures.list()).rejects.toThrow(PictureStoreUnavailable);
  await expect(pictures.ping()).rejects.toThrow(PictureStoreUnavailable);
});
