import { beforeAll, describe, expect, test } from 'vitest';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('slider order', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  const upload = (given: Record<string, string>) =>
    call<SliderImage>('POST', '/api/Slider/upload', { body: formOf({ file: drawPng(), ...given }), token });
  const all = async () => (await call<SliderImage[]>('GET', '/api/Slider', { token })).data;
  const active = async () => (await call<SliderImage[]>('GET', '/api/Slider/active')).data;

  test('sets the order of all images at once, and rejects a list that does not name them all', async () => {
    const ids: number[] = [];
    for (const displayOrder of ['1', '1', '9', '2']) ids.push((await upload({ displayOrder })).data.imageId);
    const order = (imageIds: unknown) =>
      call<SliderImage[]>('PUT', '/api/Slider/Order', { json: { imageIds }, token });
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;

    const turned = await order([fourth, String(third), second, first]);
    expect(turned.status).toBe(200);
    expect(turned.data.map(row => [row.imageId, row.displayOrder])).toEqual([
      [fourth, 1],
      [third, 2],
      [second, 3],
      [first, 4],
    ]);
    expect(await all()).toEqual(turned.data);
    expect((await active()).map(({ imageId }) => imageId)).toEqual([fourth, third, second, first]);
    // An image that stays in place keeps its version, so that its editors get no conflict.
    const versions = await Promise.all(ids.map(id => call('GET', `/api/Slider/${id}`, { token })));
    expect(versions.map(({ headers }) => headers.get('ETag'))).toEqual(['"2"', '"2"', '"2"', '"2"']);
    expect((await order([fourth, third, first, second])).status).toBe(200);
    expect((await call('GET', `/api/Slider/${fourth}`, { token })).headers.get('ETag')).toBe('"2"');

    const before = await all();
    for (const known of [[first], [first, second, third, 99_999_999], [...ids, 99_999_999]]) {
      expect({ known, status: (await order(known)).status }).toEqual({ known, status: 409 });
    }
    for (const wrong of [
      undefined,
      [],
      [first, first],
      ['one'],
      7,
      Array.from({ length: 1001 }, (_, at) => at + 1),
    ]) {
      const { status, problem } = await order(wrong);
      expect({ wrong, status, isNamed: problem.errors?.[0]?.path.startsWith('imageIds') }).toEqual({
        wrong,
        status: 422,
        isNamed: true,
      });
    }
    expect(await all()).toEqual(before);

    for (const displayOrder of ['11', '12', '13'])
      ids.push((await upload({ displayOrder, displayStatus: 'false' })).data.imageId);
    expect((await order(ids.toReversed())).data.map(({ imageId }) => imageId)).toEqual(ids.toReversed());
  });
});
