import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenPost } from '../../../functions/content/posts/contract.ts';
import type { Room, ShownRoom } from '../../../functions/content/rooms/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import {
  aName,
  makeCategory,
  makeCountry,
  makePost,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { makeRoom } from '../../support/room-factory.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const aPicture = () => `data:image/png;base64,${Buffer.from(drawPng(40, 20)).toString('base64')}`;

describe('rooms', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  // A thing in parts can be on every country's home page.
  afterEach(() => shop.database.write(sql`UPDATE rooms SET on_home = 0`));

  const create = (json: object) => call<Room>('POST', '/api/rooms', { json, token });
  const change = (id: number, json: object) => call<Room>('PUT', `/api/rooms/${id}`, { json, token });
  const find = async (id: number) => (await call<Room>('GET', `/api/rooms/${id}`)).data;
  const ofHome = async (country: string) =>
    (await call<ShownRoom[]>('GET', `/api/rooms/home?country=${country}`)).data;

  test('of the home page shows what the country sells, with its price there', async () => {
    const { countryId, countryCode } = await makeCountry(shop.database);
    const hidden = await makeCategory(shop.database, { displayStatus: false });
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId: hidden.categoryId });
    const [sold, unsold] = [await makeProduct(shop.database), await makeProduct(shop.database)];
    const secret = await makeProduct(shop.database, { subcategoryId });
    for (const { productCode } of [sold, secret])
      await makePrice(shop.database, { productCode, countryId, netPrice: 1250 });
    const dots = [secret, unsold, sold].map(({ productCode }, at) => ({ productCode, x: 100 * at, y: 900 }));
    const { status, data } = await create({
      roomName: aName('Room'),
      roomPicture: aPicture(),
      dots,
      onHome: true,
    });
    expect({ status, width: data.roomPictureWidth, dots: data.dots }).toEqual({
      status: 201,
      width: 40,
      dots,
    });
    const [room] = await ofHome(countryCode);
    expect(room?.dots).toEqual([
      expect.objectContaining({ productCode: sold.productCode, x: 200, y: 900, netPrice: 12.5 }),
    ]);
    const elsewhere = await makeCountry(shop.database);
    expect(await ofHome(elsewhere.countryCode)).toEqual([]);
  });

  test('of a post shows what the country sells, once it is published, and may be deleted', async () => {
    const { countryId, countryCode } = await makeCountry(shop.database);
    const [sold, unsold] = [await makeProduct(shop.database), await makeProduct(shop.database)];
    await makePrice(shop.database, { productCode: sold.productCode, countryId, netPrice: 1250 });
    const dots = [unsold, sold].map(({ productCode }) => ({ productCode, x: 10, y: 20 }));
    const { roomId, roomName } = await makeRoom(shop.database, { dots });
    const { postId, slug } = await makePost(shop.database, { state: 'draft', publishAt: null });
    const show = (json: object) => call<WrittenPost>('PUT', `/api/posts/${postId}`, { json, token });
    const ofPost = async (as = {}, country = countryCode) =>
      (await call<ShownRoom[]>('GET', `/api/posts/${slug}/room?country=${country}`, as)).data;
    expect(await ofPost({ token })).toEqual([]);
    expect((await show({ roomId })).data.roomId).toBe(roomId);
    expect(await ofPost()).toEqual([]);
    expect(await ofPost({ token })).toMatchObject([{ roomName }]);
    await show({ state: 'published' });
    const { productCode } = sold;
    expect(await ofPost()).toMatchObject([{ roomName, dots: [{ productCode, netPrice: 12.5 }] }]);
    expect(await ofPost({}, (await makeCountry(shop.database)).countryCode)).toEqual([]);

    const unknown = expectProblem(await show({ roomId: 999_999 }), 422);
    expect(unknown.errors).toMatchObject([{ path: 'roomId', message: 'There is no such room' }]);
    for (const wrong of [0, 'x', [roomId]]) expectProblem(await show({ roomId: wrong }), 422);
    await call('DELETE', `/api/rooms/${roomId}`, { token });
    expect(await ofPost()).toEqual([]);
    expect((await show({ roomId, title: aName('Kept') })).data.roomId).toBe(roomId);
    expect((await show({ roomId: null })).data.roomId).toBeNull();
  });

  test('only one is of the home page, and undo gives it back', async () => {
    const first = await makeRoom(shop.database, { onHome: true });
    const second = await makeRoom(shop.database);
    const changed = await change(second.roomId, { onHome: true });
    expect(changed.data.onHome).toBe(true);
    expect((await find(first.roomId)).onHome).toBe(false);
    const undone = await call('POST', `/api/changes/${changed.headers.get('X-Change-Id')}/undo`, { token });
    expect(undone.status).toBe(200);
    expect((await find(first.roomId)).onHome).toBe(true);
    expect((await find(second.roomId)).onHome).toBe(false);
  });

  test('refuses products that do not exist or are listed twice, places outside, and more than eight', async () => {
    const { roomId } = await makeRoom(shop.database);
    const { productCode } = await makeProduct(shop.database);
    const dot = { productCode, x: 1000, y: 0 };
    expect((await change(roomId, { dots: [dot] })).data.dots).toEqual([dot]);
    const unknown = expectProblem(await change(roomId, { dots: [{ ...dot, productCode: 999_999 }] }), 422);
    expect(unknown.errors).toMatchObject([{ path: 'dots.0.productCode' }]);
    const nine = Array.from({ length: 9 }, (_, at) => ({ ...dot, productCode: at + 1 }));
    for (const dots of [[dot, dot], [{ ...dot, x: 1001 }], [{ ...dot, y: -1 }], nine, [{}], null])
      expectProblem(await change(roomId, { dots }), 422);
    for (const roomPicture of ['', null, 'https://elsewhere.example/a.png'])
      expectProblem(await change(roomId, { roomPicture }), 422);
    expectProblem(await create({ roomName: aName('Room') }), 422);
    const deleted = await call('DELETE', `/api/rooms/${roomId}`, { token });
    await call('POST', `/api/changes/${deleted.headers.get('X-Change-Id')}/undo`, { token });
    expect((await find(roomId)).dots).toEqual([dot]);
  });

  test('with an opened picture is a thing in parts, with the names of those that are not sold', async () => {
    const { countryId, countryCode } = await makeCountry(shop.database);
    const { productCode, productName } = await makeProduct(shop.database);
    await makePrice(shop.database, { productCode, countryId, netPrice: 6400 });
    const plain = await makeRoom(shop.database, { onHome: true });
    const dots = [
      { label: 'Oak collar', x: 10, y: 20 },
      { productCode, x: 30, y: 40 },
    ];
    const sent = { roomName: aName('Room'), roomPicture: aPicture(), openedPicture: aPicture(), dots };
    const made = await create({ ...sent, onHome: true });
    expect(made.data).toMatchObject({ openedPictureWidth: 40, openedPictureHeight: 20, dots });
    expect((await find(plain.roomId)).onHome).toBe(true);
    expect(await ofHome(countryCode)).toEqual([
      expect.objectContaining({
        openedPicture: made.data.openedPicture,
        dots: [expect.objectContaining({ productCode, productName, netPrice: 64 })],
        labels: [{ label: 'Oak collar', x: 10, y: 20 }],
      }),
    ]);
    expect(await ofHome((await makeCountry(shop.database)).countryCode)).toEqual([]);

    const other = await create({ ...sent, onHome: true });
    expect((await find(made.data.roomId)).onHome).toBe(false);
    const closed = await change(other.data.roomId, { openedPicture: null });
    expect(closed.data).toMatchObject({ openedPicture: null, openedPictureWidth: null, onHome: true });
    expect((await find(plain.roomId)).onHome).toBe(false);
    expect(await ofHome(countryCode)).toMatchObject([{ labels: [], openedPicture: null }]);
    await call('POST', `/api/changes/${closed.headers.get('X-Change-Id')}/undo`, { token });
    expect((await find(other.data.roomId)).openedPicture).toBe(made.data.openedPicture);
    expect((await find(plain.roomId)).onHome).toBe(true);
  });

  test('in parts is the same in all countries if none of its parts is sold', async () => {
    const dots = [{ label: 'Oak collar', x: 10, y: 20 }];
    const { countryCode } = await makeCountry(shop.database);
    const pictures = { roomPicture: aPicture(), openedPicture: aPicture() };
    await create({ roomName: aName('Room'), ...pictures, dots, onHome: true });
    expect(await ofHome(countryCode)).toMatchObject([{ dots: [], labels: dots }]);
  });

  test('refuses places with a product and a name or with neither, and opened pictures that are none', async () => {
    const { roomId } = await makeRoom(shop.database);
    const { productCode } = await makeProduct(shop.database);
    const at = { x: 1, y: 2 };
    for (const dot of [at, { ...at, label: 'Oak collar', productCode }]) {
      const { errors } = expectProblem(await change(roomId, { dots: [dot] }), 422);
      expect(errors).toMatchObject([
        { path: 'dots.0.productCode', message: 'A place has either a product or the name of a part' },
      ]);
    }
    for (const label of ['', '  ', 'x'.repeat(61), 'a\u0000b', 7, null, ['x']]) {
      const { errors } = expectProblem(await change(roomId, { dots: [{ ...at, label }] }), 422);
      expect(errors).toMatchObject([{ path: 'dots.0.label' }]);
    }
    const text = `data:text/plain;base64,${Buffer.from('no picture').toString('base64')}`;
    for (const openedPicture of ['', 7, [], text, 'https://elsewhere.example/a.png']) {
      const { errors } = expectProblem(await change(roomId, { openedPicture }), 422);
      expect(errors).toMatchObject([{ path: 'openedPicture' }]);
    }
    const parts = Array.from({ length: 9 }, () => ({ ...at, label: 'Foot' }));
    expectProblem(await change(roomId, { dots: parts }), 422);
    expect((await change(roomId, { dots: parts.slice(1) })).data.dots).toEqual(parts.slice(1));
  });
});
