import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  PictureRangeNotSatisfiable,
  type Pictures,
  type StoredPicture,
  WrongPictureName,
} from '../../functions/ports/pictures.ts';

export interface PictureStore {
  pictures: Pictures;
  stop(): Promise<void>;
}

const HOSTILE_NAMES = ['../x', '', '.hidden', 'a/b', 'A.jpg', 'ü.jpg', '💥', 'a b', 'a\n', 'a'.repeat(300)];

/** What the shop needs from every picture store. */
export function pictureSuite(title: string, open: () => Promise<PictureStore>) {
  describe(title, () => {
    let store: PictureStore;
    let pictures: Pictures;
    let made = 0;
    const newName = () => `${Date.now().toString(36)}-${made++}.webp`;

    beforeAll(async () => {
      store = await open();
      pictures = store.pictures;
    });
    afterAll(() => store?.stop());

    async function keep(bytes: Uint8Array<ArrayBuffer>, type = 'image/webp') {
      const name = newName();
      await pictures.put({ name, bytes, type });
      return name;
    }

    test.each([
      ['one byte', 1],
      ['three megabytes', 3_000_000],
    ])('a shopper sees the exact picture that was uploaded: %s', async (_, size) => {
      const bytes = someBytes(size);
      const name = await keep(bytes, 'image/avif');
      const picture = await pictures.get(name);
      expect(picture).toMatchObject({ type: 'image/avif', size });
      expect(picture?.etag).toMatch(/^"[^"]+"$/);
      expect(picture?.range).toBeUndefined();
      expect(await bytesOf(picture)).toEqual(bytes);
    });

    test('retrying an upload does no harm', async () => {
      const bytes = someBytes(5000);
      const name = await keep(bytes);
      const before = await pictures.get(name);
      await bytesOf(before);
      await pictures.put({ name, bytes, type: 'image/webp' });
      const after = await pictures.get(name);
      expect(await bytesOf(after)).toEqual(bytes);
      expect(after?.etag).toBe(before?.etag);
    });

    test('a missing picture is not a server error', async () => {
      expect(await pictures.get('nobody-uploaded-this.webp')).toBeNull();
      expect(await pictures.get('nobody-uploaded-this.webp', { range: { offset: 0 } })).toBeNull();
    });

    test.each([
      ['the first bytes', { offset: 0, length: 10 }, { offset: 0, length: 10 }],
      ['the bytes from the middle on', { offset: 900 }, { offset: 900, length: 100 }],
      ['the last bytes', { suffix: 7 }, { offset: 993, length: 7 }],
      ['more than is left', { offset: 990, length: 500 }, { offset: 990, length: 10 }],
      ['more last bytes than there are', { suffix: 5000 }, { offset: 0, length: 1000 }],
    ])('an interrupted download resumes: %s', async (_, range, expected) => {
      const bytes = someBytes(1000);
      const picture = await pictures.get(await keep(bytes), { range });
      expect(picture).toMatchObject({ size: 1000, range: expected, type: 'image/webp' });
      expect(await bytesOf(picture)).toEqual(bytes.slice(expected.offset, expected.offset + expected.length));
    });

    test.each([
      ['at the end', { offset: 1000 }],
      ['beyond the end', { offset: 5000, length: 1 }],
      ['no bytes at all', { suffix: 0 }],
    ])('an empty range is distinguished from a broken picture: %s', async (_, range) => {
      const name = await keep(someBytes(1000));
      const error = await pictures.get(name, { range }).catch(thrown => thrown);
      expect(error).toBeInstanceOf(PictureRangeNotSatisfiable);
      expect(error).toMatchObject({ size: 1000 });
    });

    test('deleting removes everything it names and nothing else', async () => {
      const [first, second, other] = [
        await keep(someBytes(1)),
        await keep(someBytes(2)),
        await keep(someBytes(3)),
      ];
      await pictures.delete([first, second]);
      expect(await pictures.get(first)).toBeNull();
      expect(await pictures.get(second)).toBeNull();
      expect(await bytesOf(await pictures.get(other))).toEqual(someBytes(3));
    });

    test('the sweep can run twice: deleting missing pictures, or none, is fine', async () => {
      await pictures.delete([newName(), newName()]);
      await pictures.delete([]);
    });

    test('the sweep finds every picture, however many there are', async () => {
      const names: string[] = [];
      for (let count = 0; count < 25; count++) names.push(await keep(someBytes(10 + count)));
      const found = await listAll(pictures, 10);
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
      for (const [index, name] of names.entries()) {
        const picture = found.find(one => one.name === name);
        expect(picture).toMatchObject({ size: 10 + index });
        expect(Math.abs(Date.now() - Number(picture?.uploadedAt))).toBeLessThan(60_000);
      }
      // One of the names may be the store's own marker, which is not a picture.
      expect([9, 10]).toContain((await pictures.list({ limit: 10 })).pictures.length);
      expect((await pictures.list()).next).toBeUndefined();
    });

    test.each(HOSTILE_NAMES)('the name %j gives no access outside the pictures', async name => {
      const bytes = someBytes(1);
      await expect(pictures.put({ name, bytes, type: 'image/png' })).rejects.toThrow(WrongPictureName);
      await expect(pictures.get(name)).rejects.toThrow(WrongPictureName);
      await expect(pictures.get(name, { range: { suffix: 1 } })).rejects.toThrow(WrongPictureName);
      await expect(pictures.delete([newName(), name])).rejects.toThrow(WrongPictureName);
    });

    test('the longest possible picture name works', async () => {
      const name = `a${'.-_b0'.repeat(40)}`.slice(0, 200);
      await pictures.put({ name, bytes: someBytes(9), type: 'image/gif' });
      expect(await bytesOf(await pictures.get(name))).toEqual(someBytes(9));
    });

    test('a store knows its owner, and hides the marker from visitors and sweeps', async () => {
      expect(await pictures.owner()).toBeNull();
      const before = await listAll(pictures, 1000);
      await pictures.ownBy('0123456789abcdef');
      expect(await pictures.owner()).toBe('0123456789abcdef');
      expect(await listAll(pictures, 1000)).toEqual(before);
      await expect(pictures.get('.shop')).rejects.toThrow(WrongPictureName);
    });

    test('the health check says that pictures can be shown', async () => {
      await expect(pictures.ping()).resolves.toBeUndefined();
    });
  });
}

export function someBytes(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256);
}

export async function bytesOf(picture: StoredPicture | null): Promise<Uint8Array> {
  return new Uint8Array(await new Response(picture?.body).arrayBuffer());
}

async function listAll(pictures: Pictures, limit: number) {
  const found = [];
  let after: string | undefined;
  do {
    const page = await pictures.list({ after, limit });
    found.push(...page.pictures);
    after = page.next;
  } while (after);
  return found;
}
