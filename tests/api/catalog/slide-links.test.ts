import { beforeAll, expect, test } from 'vitest';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();
let token: string;
let imageId: number;
beforeAll(async () => {
  token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const body = formOf({ file: drawPng(), title: 'Morning' });
  imageId = (await call<SliderImage>('POST', '/api/Slider/upload', { body, token })).data.imageId;
});

const lead = (link: unknown) =>
  call<SliderImage>('PUT', `/api/Slider/update-meta/${imageId}`, { json: { link }, token });
const home = async () => (await call<string>('GET', '/')).data;

test('a slide leads to the products until it has a link of its own', async () => {
  expect(await home()).toMatch(/<a [^>]*href="\/products-list"[^>]*>See the products<\/a>/);
  const link = '/products-list?sort=new&inStock=true';
  expect((await lead(` ${link} `)).data.link).toBe(link);
  expect((await call<SliderImage[]>('GET', '/api/Slider/active')).data[0]?.link).toBe(link);
  expect(await home()).toMatch(
    /<a [^>]*href="\/products-list\?sort=new&amp;inStock=true"[^>]*>Take a look<\/a>/,
  );
  expect((await lead('')).data.link).toBeNull();
  expect(await home()).toMatch(/href="\/products-list"[^>]*>See the products</);
});

test.each(['/', '/blog#latest', '/departments/1-tea', 'https://example.com/a?b=c'])(
  '%s is a link',
  async link => {
    expect((await lead(link)).data.link).toBe(link);
  },
);

test.each([
  'products-list',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://',
  'https://shop:secret@example.com',
  '//example.com',
  '/\\example.com',
  '/a b',
  '/\t/example.com',
  `/${'x'.repeat(500)}`,
])('%j is refused as a link, and the last one stays', async link => {
  await lead('/blog');
  const { status, problem } = await lead(link);
  expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({
    status: 422,
    paths: ['link'],
  });
  const { data } = await call<SliderImage>('GET', `/api/Slider/${imageId}`);
  expect(data.link).toBe('/blog');
});
