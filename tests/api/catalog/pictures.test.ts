import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { MOST_PICTURE_BYTES } from '../../../functions/contracts/pictures.ts';
import { makeAccount } from '../../support/accounts.ts';
import { dataUrlOf, drawPng, paddedTo } from '../../support/drawn-pictures.ts';
import { makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { SAMPLES } from '../../support/sample-pictures.ts';
import { ALL, LADEN } from '../../support/sample-pictures-built.ts';
import { joined, patched } from '../../support/sample-pictures-parts.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const text = (content: string) => joined(content);
const HUGE_PNG = patched(SAMPLES.png, 16, [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10]);

/** Not pictures, whatever they claim to be. */
const NO_PICTURES: [string, Uint8Array<ArrayBuffer>][] = [
  ['a text', text('Just some words')],
  ['an empty file', text('')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a document', text('%PDF-1.7\n1 0 obj')],
  ['a Windows bitmap', text(`BM${'\0'.repeat(60)}`)],
  ['a page that starts like a GIF', text('GIF89a<script>alert(1)</script>')],
  ['a picture of a hundred megapixels', HUGE_PNG],
  ...Object.entries(SAMPLES).map(([name, bytes]): [string, Uint8Array<ArrayBuffer>] => [
    `half a ${name}`,
    bytes.slice(0, bytes.length / 2),
  ]),
];

describe('uploading pictures', () => {
  const { shop, call } = openShop();
  let token: string;
  let subcategoryId: number;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
    subcategoryId = (await makeSubcategory(shop.database)).subcategoryId;
  });

  type Fields = Parameters<typeof formOf>[0];
  const create = (given: Fields) => {
    const body = formOf({ productName: 'Pictured', subcategoryId: String(subcategoryId), ...given });
    return call<Product>('POST', '/api/products', { body, token });
  };
  const createByJson = (productPicture: string) =>
    call<Product>('POST', '/api/products', {
      json: { productName: 'Pictured', subcategoryId, productPicture },
      token,
    });
  const download = async (path: string | null, headers = {}) => {
    const answer = await fetch(new URL(path ?? '', shop.url), { headers });
    return {
      headers: answer.headers,
      status: answer.status,
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  /** All products and pictures in the shop. */
  const stock = async () => [
    await shop.database.read(build.select().from(pictures)),
    (await call('GET', `/api/products?subcategory=${subcategoryId}`)).data,
  ];

  test.each(ALL)('recognizes %s as a picture, whatever its name and declared type', async (name, bytes) => {
    const type = `image/${name.split('-')[0]}`;
    const { status, data } = await create({
      Image: new File([bytes], 'notes.txt', { type: 'text/html' }),
    });
    expect(status).toBe(201);
    expect([data.productPictureWidth, data.productPictureHeight].sort()).toEqual([4, 6]);
    expect(data.productPicture).toMatch(new RegExp(`\\.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}$`));
    const served = await download(data.productPicture);
    expect({ status: served.status, contentType: served.headers.get('Content-Type') }).toEqual({
      status: 200,
      contentType: type,
    });
  });

  test.each(Object.entries(LADEN))('strips place and author from a %s', async (_, bytes) => {
    const secrets = /secret|Ada\0|2026:01:01/;
    expect(Buffer.from(bytes).toString('latin1')).toMatch(secrets);
    const { data } = await create({ Image: bytes });
    expect((await download(data.productPicture)).bytes.toString('latin1')).not.toMatch(secrets);
  });

  test.each(NO_PICTURES)('rejects %s, names the field and stores nothing', async (_, bytes) => {
    const before = await stock();
    const given = new File([bytes], 'picture.png', { type: 'image/png' });
    const asked = [
      ['Image', await create({ Image: given })],
      ['sizes', await create({ Image: drawPng(60, 40), sizes: given })],
      ['file', await call('POST', '/api/Slider/upload', { body: formOf({ file: given }), token })],
      ['productPicture', await createByJson(dataUrlOf(bytes))],
    ] as const;
    for (const [path, { status, problem }] of asked) {
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: [path],
      });
    }
    expect(await stock()).toEqual(before);
  });

  test('accepts a picture of up to 10 MB, as a file and as a data URL', async () => {
    const [fits, over] = [paddedTo(MOST_PICTURE_BYTES), paddedTo(MOST_PICTURE_BYTES + 1)];
    expect(fits.length).toBe(10 * 1024 * 1024);
    expect((await create({ Image: fits })).status).toBe(201);
    expect((await createByJson(dataUrlOf(fits))).status).toBe(201);

    const before = await stock();
    expect((await create({ Image: over })).status).toBe(413);
    expect((await create({ Image: drawPng(60, 40), sizes: over })).status).toBe(413);
    expect((await createByJson(dataUrlOf(over))).status).toBe(413);
    expect(await stock()).toEqual(before);
  });

  describe('smaller sizes', () => {
    test('are offered with the picture, widest first, each as it was sent', async () => {
      const sizes = [drawPng(15, 10), drawPng(45, 30), drawPng(30, 20)];
      const { status, data } = await create({ Image: drawPng(60, 40), sizes });
      expect(status).toBe(201);
      expect({
        productPictureWidth: data.productPictureWidth,
        productPictureHeight: data.productPictureHeight,
      }).toEqual({ productPictureWidth: 60, productPictureHeight: 40 });
      const offers = (data.productPictureSrcset ?? '').split(', ').map(offer => offer.split(' '));
      expect(offers.map(([, width]) => width)).toEqual(['60w', '45w', '30w', '15w']);
      expect(offers[0]?.[0]).toBe(data.productPicture);
      for (const [address = '', width = ''] of offers) {
        const { headers, bytes } = await download(address);
        expect({ contentType: headers.get('Content-Type'), width: bytes.readUInt32BE(16) }).toEqual({
          contentType: 'image/png',
          width: Number(width.replace('w', '')),
        });
      }
    });

    test('of a demo shop picture are accepted unchanged', async () => {
      const [Image = '', ...sizes] = await Promise.all(
        ['', '-640', '-320'].map(async size => {
          const bytes = await readFile(`scripts/demo/pictures/gooseneck-kettle${size}.webp`);
          return new File([bytes], 'kettle.webp', { type: 'image/webp' });
        }),
      );
      const { status, data } = await create({ Image, sizes });
      expect(status).toBe(201);
      expect(data.productPictureSrcset).toMatch(/^\S+\.webp \d+w, \S+-640\.webp 640w, \S+-320\.webp 320w$/);
    });

    test('may have another format, and are rounded to whole pixels', async () => {
      const { status } = await create({ Image: drawPng(61, 41), sizes: [SAMPLES.avif, drawPng(31, 21)] });
      expect(status).toBe(201);
    });

    test.each<[string, Fields]>([
      ['of another shape', { Image: drawPng(60, 40), sizes: drawPng(30, 30) }],
      ['as wide as the picture', { Image: drawPng(60, 40), sizes: drawPng(60, 40) }],
      ['wider than the picture', { Image: drawPng(60, 40), sizes: drawPng(90, 60) }],
      ['of equal width', { Image: drawPng(60, 40), sizes: [drawPng(30, 20), drawPng(30, 20)] }],
      [
        'in a set of seven',
        {
          Image: drawPng(60, 40),
          sizes: Array.from({ length: 7 }, (_, at) => drawPng(3 * at + 3, 2 * at + 2)),
        },
      ],
      ['without a picture', { sizes: drawPng(30, 20) }],
      ['that are text', { Image: drawPng(60, 40), sizes: 'small' }],
    ])('%s are rejected, and nothing is stored', async (_, given) => {
      const before = await stock();
      const { status, problem } = await create(given);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: ['sizes'],
      });
      expect(await stock()).toEqual(before);
    });
  });

  test('the same picture always has the same address; other sizes give another address', async () => {
    const [picture, size, other] = [drawPng(60, 40), drawPng(30, 20), drawPng(30, 20)];
    const first = (await create({ Image: picture })).data.productPicture;
    expect((await create({ Image: picture })).data.productPicture).toBe(first);
    expect((await createByJson(dataUrlOf(picture))).data.productPicture).toBe(first);

    const sized = (await create({ Image: picture, sizes: size })).data.productPicture;
    expect((await create({ Image: picture, sizes: size })).data.productPicture).toBe(sized);
    const otherwise = (await create({ Image: picture, sizes: other })).data.productPicture;
    expect(new Set([first, sized, otherwise]).size).toBe(3);
  });

  describe('serving a picture', () => {
    let picture: string;
    let whole: Buffer;
    beforeAll(async () => {
      picture = (await create({ Image: drawPng(60, 40) })).data.productPicture ?? '';
      whole = (await download(picture)).bytes;
    });

    test('may be cached for a year, with a fixed content type', async () => {
      const { headers } = await download(picture);
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect({
        contentType: headers.get('Content-Type'),
        acceptRanges: headers.get('Accept-Ranges'),
      }).toEqual({ contentType: 'image/png', acceptRanges: 'bytes' });
    });

    test('returns an empty 304 to a client that has it', async () => {
      const tag = (await download(picture)).headers.get('ETag') ?? '';
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const { status, bytes, headers } = await download(picture, { 'If-None-Match': known });
        expect({ known, status, bytes: bytes.length }).toEqual({ known, status: 304, bytes: 0 });
        expect(headers.get('Cache-Control')).toContain('immutable');
      }
      expect((await download(picture, { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    test.each([
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, undefined],
      ['bytes=-5', -5, undefined],
      ['bytes=20-999999', 20, undefined],
    ])('returns part of it for %s', async (range, from, to) => {
      const { status, bytes, headers } = await download(picture, { Range: range });
      const part = whole.subarray(from, to);
      const start = whole.length - whole.subarray(from).length;
      expect({ status, bytes }).toEqual({ status: 206, bytes: part });
      expect(headers.get('Content-Range')).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`);
    });

    test.each(['bytes=999999-', 'bytes=-0'])('returns 416 past its end: %s', async range => {
      const { status, bytes, headers } = await download(picture, { Range: range });
      expect({ status, bytes: bytes.length }).toEqual({ status: 416, bytes: 0 });
      expect(headers.get('Content-Range')).toBe(`bytes */${whole.length}`);
    });

    test.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
      'returns all of it for a range that it does not understand: %s',
      async range => {
        const { status, bytes } = await download(picture, { Range: range });
        expect({ status, bytes }).toEqual({ status: 200, bytes: whole });
      },
    );

    test.each([`${'a'.repeat(40)}.png`, 'a.png', '..%2fapi', '%00', 'A.PNG', '.hidden', 'a'.repeat(300)])(
      'returns a 404 for %s that is never cached',
      async name => {
        const { status, headers } = await download(`/pictures/${name}`);
        expect({ status, cacheControl: headers.get('Cache-Control') }).toEqual({
          status: 404,
          cacheControl: 'no-store',
        });
      },
    );
  });
});
