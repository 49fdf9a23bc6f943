import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sliderImages } from '../../../db/schema/slider.ts';
import { build } from '../../../db/sql/build.ts';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const TOO_MANY = 'You can only upload up to 5 images.';

describe('the five places in the slider', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });
  beforeEach(async () => {
    await shop.database.write(build.delete(sliderImages));
  });

  type Fields = Parameters<typeof formOf>[0];
  const upload = (given: Fields = {}) =>
    call<SliderImage>('POST', '/api/Slider/upload', { body: formOf({ file: drawPng(), ...given }), token });
  const put = (imageId: number, given: Fields) =>
    call<SliderImage>('PUT', `/api/Slider/${imageId}`, { body: formOf(given), token });
  const say = (imageId: number, json: object) =>
    call<SliderImage>('PUT', `/api/Slider/update-meta/${imageId}`, { json, token });
  const all = async () => (await call<SliderImage[]>('GET', '/api/Slider', { token })).data;
  const active = async () => (await call<SliderImage[]>('GET', '/api/Slider/active')).data;

  test('rejects a sixth active image with the back office message; hidden ones are allowed', async () => {
    for (let place = 1; place <= 5; place += 1) await upload();
    const said = ({ status, problem }: Awaited<ReturnType<typeof upload>>) => ({
      status,
      detail: problem.detail,
      at: problem.errors?.map(({ path }) => path),
    });
    const full = { status: 409, detail: TOO_MANY };
    expect(said(await upload())).toEqual({ ...full, at: ['file'] });
    const sixth = await upload({ displayStatus: 'false' });
    expect(sixth.status).toBe(201);

    const { imageId } = sixth.data;
    const shown = { displayStatus: true };
    expect(said(await say(imageId, shown))).toEqual({ ...full, at: ['displayStatus'] });
    expect(said(await put(imageId, { displayStatus: 'true' }))).toEqual({ ...full, at: ['displayStatus'] });
    const [first] = await active();
    await say(first?.imageId ?? 0, { displayStatus: false });
    expect((await say(imageId, shown)).status).toBe(200);
    expect(await active()).toHaveLength(5);
  });

  test('restores a deleted image only if there is room', async () => {
    const images = [];
    for (let place = 1; place <= 5; place += 1) images.push((await upload()).data);
    const path = `/api/Slider/${images[0]?.imageId}`;
    const change = (await call('DELETE', path, { token })).headers.get('X-Change-Id');
    const another = (await upload()).data;
    const undo = () => call('POST', `/api/changes/${change}/undo`, { token });
    const refused = await undo();
    expect({ status: refused.status, explained: refused.problem.detail?.startsWith(TOO_MANY) }).toEqual({
      status: 409,
      explained: true,
    });
    await say(another.imageId, { displayStatus: false });
    expect((await undo()).status).toBe(200);
    expect(await active()).toHaveLength(5);
  });

  test('stores exactly five of twelve uploads at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload()));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(7).fill(409),
    ]);
    const stored = answers.filter(({ status }) => status === 201).map(({ data }) => data.imageId);
    expect((await all()).map(({ imageId }) => imageId).sort()).toEqual(stored.sort());
  });
});
