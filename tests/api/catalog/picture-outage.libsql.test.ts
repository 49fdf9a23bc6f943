import { expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { dataUrlOf, drawPng } from '../../support/drawn-pictures.ts';
import { makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

test('an upload that fails to store adds no row and leaves existing pictures in place', async () => {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const { subcategoryId } = await makeSubcategory(shop.database);
  const fields = { productName: 'Pictured', subcategoryId: String(subcategoryId) };
  const create = (Image: Uint8Array<ArrayBuffer>) =>
    call<Product>('POST', '/api/products', { body: formOf({ ...fields, Image }), token });
  const addToSlider = () =>
    call<SliderImage>('POST', '/api/Slider/upload', { body: formOf({ file: drawPng() }), token });
  const rows = async () => [
    (await call('GET', '/api/products', { token })).data,
    (await call('GET', '/api/Slider', { token })).data,
  ];

  const path = (await create(drawPng())).headers.get('Location') ?? '';
  const image = (await addToSlider()).data;
  const before = await rows();
  await shop.lose('pictures');
  for (const refused of [
    await create(drawPng()),
    await addToSlider(),
    await call('PUT', path, { body: formOf({ Image: drawPng(), productName: 'New' }), token }),
    await call('PUT', path, { json: { productPicture: dataUrlOf(drawPng()), productName: 'New' }, token }),
    await call('PUT', `/api/Slider/${image.imageId}`, {
      body: formOf({ file: drawPng(), title: 'New' }),
      token,
    }),
  ]) {
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(await rows()).toEqual(before);
  expect(shop.takeErrors().join('\n')).toContain('The picture store (S3) did not respond');

  const renamed = await call<Product>('PUT', path, { json: { productName: 'New' }, token });
  expect({ status: renamed.status, productName: renamed.data.productName }).toEqual({
    status: 200,
    productName: 'New',
  });
});
