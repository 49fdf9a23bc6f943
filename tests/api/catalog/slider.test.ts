import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sliderImages } from '../../../db/schema/slider.ts';
import { build } from '../../../db/sql/build.ts';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { formOf, NO_FILE } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const ADDRESS = /^\/pictures\/[0-9a-f]{40}\.png$/;

describe('the slider', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  // There is one slider, with five places.
  beforeEach(async () => {
    await shop.database.write(build.delete(sliderImages));
  });

  type Fields = Parameters<typeof formOf>[0];
  const upload = (given: Fields = {}) =>
    call<SliderImage>('POST', '/api/Slider/upload', { body: formOf({ file: drawPng(), ...given }), token });
  const put = (imageId: number, given: Fields, headers = {}) =>
    call<SliderImage>('PUT', `/api/Slider/${imageId}`, { body: formOf(given), token, headers });
  const say = (imageId: number | string, json: unknown, headers = {}) =>
    call<SliderImage>('PUT', `/api/Slider/update-meta/${imageId}`, { json, token, headers });
  const all = async () => (await call<SliderImage[]>('GET', '/api/Slider', { token })).data;
  const active = async () => (await call<SliderImage[]>('GET', '/api/Slider/active')).data;
  const SAID = {
    imageAlt: 'A cup in the sun',
    title: 'Morning',
    caption: 'Slow coffee',
    displayStatus: 'false',
    displayOrder: '7',
  };

  describe('uploading', () => {
    test('the back office form adds an image, at the address in Location', async () => {
      const { status, data, headers } = await upload({ ...SAID, file: drawPng(60, 40) });
      expect(status).toBe(201);
      expect(data).toEqual({
        imageId: expect.any(Number),
        id: data.imageId,
        imageUrl: expect.stringMatching(ADDRESS),
        imageSrcset: null,
        imageWidth: 60,
        imageHeight: 40,
        imageAlt: 'A cup in the sun',
        title: 'Morning',
        caption: 'Slow coffee',
        link: null,
        displayStatus: false,
        displayOrder: 7,
      });
      expect(headers.get('ETag')).toBe('"1"');
      expect(headers.get('Location')).toBe(`/api/Slider/${data.imageId}`);
      const found = await call('GET', headers.get('Location') ?? '', { token });
      expect({ data: found.data, etag: found.headers.get('ETag') }).toEqual({ data, etag: '"1"' });
      expect((await call('GET', data.imageUrl)).status).toBe(200);
    });

    test('an image is active and first by default', async () => {
      const { status, data } = await upload();
      expect(status).toBe(201);
      expect(data).toMatchObject({ title: '', caption: '', displayStatus: true, displayOrder: 1 });
    });

    test('accepts field names in any case, and smaller sizes', async () => {
      const body = formOf({ FILE: drawPng(60, 40), Title: 'T', DISPLAYORDER: '3', Sizes: drawPng(30, 20) });
      const { data } = await call<SliderImage>('POST', '/API/SLIDER/UPLOAD', { body, token });
      expect(data).toMatchObject({ title: 'T', displayOrder: 3, imageWidth: 60 });
      expect(data.imageSrcset).toMatch(/^\S+ 60w, \S+-30\.png 30w$/);
    });

    test.each<[string, Fields, string[]]>([
      ['no file', { file: undefined }, ['file']],
      ['an empty file field', { file: NO_FILE }, ['file']],
      ['text as file', { file: 'picture.png' }, ['file']],
      ['two files', { file: [drawPng(), drawPng()] }, ['file']],
      [
        'a file that is not a picture',
        { file: new File(['hello'], 'a.png', { type: 'image/png' }) },
        ['file'],
      ],
      ['the file in another field', { file: undefined, Image: drawPng() }, ['Image', 'file']],
      ['a title of 201 letters', { title: 'x'.repeat(201) }, ['title']],
      ['a caption of 501 letters', { caption: 'x'.repeat(501) }, ['caption']],
      ['an invalid status', { displayStatus: 'perhaps' }, ['displayStatus']],
      ['a negative order', { displayOrder: '-1' }, ['displayOrder']],
      ['a fractional order', { displayOrder: '1.5' }, ['displayOrder']],
      ['an order that is too large', { displayOrder: '1000001' }, ['displayOrder']],
      ['two invalid fields', { title: 'x'.repeat(201), displayOrder: 'x' }, ['title', 'displayOrder']],
    ])('rejects %s, names every invalid field and stores nothing', async (_, given, paths) => {
      const { status, problem } = await upload(given);
      expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({ status: 422, paths });
      expect(await all()).toEqual([]);
    });

    test('rejects JSON, which has no file', async () => {
      expect((await call('POST', '/api/Slider/upload', { json: { title: 'x' }, token })).status).toBe(415);
    });
  });

  describe('viewing', () => {
    /** Five images, numbered by place; equal ones in order of creation. */
    async function five() {
      const made = [];
      for (const [displayOrder, displayStatus] of [
        [9, true],
        [1, true],
        [5, false],
        [1, true],
        [0, true],
      ]) {
        const { data } = await upload({
          displayOrder: String(displayOrder),
          displayStatus: String(displayStatus),
        });
        made.push(data);
      }
      return made.map(({ imageId }) => imageId);
    }
    const idsOf = (images: SliderImage[]) => images.map(({ imageId }) => imageId);

    test('visitors see the active images in order, and staff see all', async () => {
      const [ninth, first, hidden, alsoFirst, zeroth] = await five();
      expect(idsOf(await active())).toEqual([zeroth, first, alsoFirst, ninth]);
      expect(idsOf(await all())).toEqual([zeroth, first, alsoFirst, hidden, ninth]);
      expect((await call('GET', '/api/Slider')).status).toBe(401);

      const customer = await tokenFor(await makeAccount(shop.database, 'customer'));
      expect((await call('GET', '/api/Slider', { token: customer })).status).toBe(403);
      const path = `/api/Slider/${hidden}`;
      expect((await call('GET', path)).status).toBe(404);
      expect((await call('GET', path, { token: customer })).status).toBe(404);
      expect((await call('GET', path, { token })).status).toBe(200);
      expect((await call('GET', `/api/Slider/${first}`)).status).toBe(200);
    });

    test('staff search, filter, sort and page the images', async () => {
      await upload({ title: 'Morning 100%', displayOrder: '3' });
      await upload({ caption: 'In the morning', displayOrder: '2', displayStatus: 'false' });
      await upload({ title: 'Evening 1000', displayOrder: '1' });
      const ask = (search: string) => call<SliderImage[]>('GET', `/api/Slider?${search}`, { token });
      const orders = async (search: string) => (await ask(search)).data.map(row => row.displayOrder);
      expect(await orders('q=MORNING')).toEqual([2, 3]);
      expect(await orders('q=100%25')).toEqual([3]);
      expect(await orders('displayStatus=false')).toEqual([2]);
      expect(await orders('sort=-displayOrder')).toEqual([3, 2, 1]);
      const page = await ask('page=2&pageSize=2');
      expect({ rows: page.data.length, total: page.headers.get('X-Total-Count') }).toEqual({
        rows: 1,
        total: '3',
      });
      expect((await ask('sort=colour')).problem.errors?.[0]?.path).toBe('sort');
    });

    test.each([
      ['GET', '/api/Slider/'],
      ['PUT', '/api/Slider/'],
      ['PUT', '/api/Slider/update-meta/'],
      ['DELETE', '/api/Slider/'],
    ])('%s %s: returns 400 for a malformed id and 404 for an unknown one', async (method, path) => {
      const given = path.includes('meta')
        ? { json: { title: 'x' } }
        : method === 'PUT'
          ? { body: formOf({ title: 'x' }) }
          : {};
      for (const id of ['one', '1.5', '-1', '9'.repeat(16)]) {
        expect({ id, status: (await call(method, path + id, { ...given, token })).status }).toEqual({
          id,
          status: 400,
        });
      }
      expect((await call(method, `${path}99999999`, { ...given, token })).status).toBe(404);
    });
  });

  describe('changing', () => {
    test('a new file changes the picture and keeps omitted fields', async () => {
      const { data: before } = await upload(SAID);
      const { status, data, headers } = await put(before.imageId, { file: drawPng(30, 20), title: 'Noon' });
      expect({ status, etag: headers.get('ETag') }).toEqual({ status: 200, etag: '"2"' });
      expect(data).toEqual({
        ...before,
        title: 'Noon',
        imageUrl: expect.stringMatching(ADDRESS),
        imageWidth: 30,
        imageHeight: 20,
      });
      expect(data.imageUrl).not.toBe(before.imageUrl);
      expect(await all()).toEqual([data]);
    });

    test('a form without a file, or with an empty one, keeps the picture', async () => {
      const { data: before } = await upload(SAID);
      for (const file of [undefined, NO_FILE]) {
        const { data } = await put(before.imageId, { file, caption: 'New', displayStatus: 'true' });
        expect(data).toEqual({ ...before, caption: 'New', displayStatus: true });
      }
    });

    test('JSON changes the fields of an image and keeps its picture', async () => {
      const { data: before } = await upload(SAID);
      const changes = { title: 'Noon', caption: '', displayStatus: true, displayOrder: 2 };
      const changed = await say(before.imageId, { ...changes, imageUrl: '/x.png', imageId: 99 });
      expect({ status: changed.status, etag: changed.headers.get('ETag') }).toEqual({
        status: 200,
        etag: '"2"',
      });
      expect(changed.data).toEqual({ ...before, ...changes });
      const { data } = await say(before.imageId, { DisplayOrder: '4' });
      expect(data).toEqual({ ...before, ...changes, displayOrder: 4 });
    });

    test.each<
      [
        string,
        (id: number) => Promise<{ status: number; problem: { errors?: { path: string }[] | undefined } }>,
        string,
      ]
    >([
      ['a file that is not a picture', id => put(id, { file: new File(['x'], 'x.png') }), 'file'],
      ['a wrong title in a form', id => put(id, { title: 'x'.repeat(201), file: drawPng() }), 'title'],
      ['a wrong title in JSON', id => say(id, { title: 'x'.repeat(201) }), 'title'],
      ['null as order', id => say(id, { displayOrder: null }), 'displayOrder'],
    ])('%s is refused, named, and the image stays as it was', async (_, change, path) => {
      const { data: before } = await upload(SAID);
      const { status, problem } = await change(before.imageId);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: [path],
      });
      expect(await all()).toEqual([before]);
    });

    test('when two people edit the same image, the second sees the first one’s change', async () => {
      const { data: before } = await upload(SAID);
      const seen = { 'If-Match': '"1"' };
      const first = await say(before.imageId, { title: 'First' }, seen);
      expect(first.status).toBe(200);
      for (const second of [
        await say(before.imageId, { title: 'Second' }, seen),
        await put(before.imageId, { file: drawPng() }, seen),
      ]) {
        expect({ status: second.status, etag: second.headers.get('ETag') }).toEqual({
          status: 412,
          etag: '"2"',
        });
        expect(second.problem.current).toEqual(first.data);
      }
      expect(await all()).toEqual([first.data]);
    });
  });

  test('deletes an image once, and only at its current version', async () => {
    const { data } = await upload();
    const path = `/api/Slider/${data.imageId}`;
    expect((await call('DELETE', path, { token, headers: { 'If-Match': '"2"' } })).status).toBe(412);
    expect((await call('DELETE', path, { token, headers: { 'If-Match': '"1"' } })).status).toBe(204);
    expect((await call('DELETE', path, { token })).status).toBe(404);
    expect({ active: await active(), all: await all() }).toEqual({ active: [], all: [] });
  });
});
