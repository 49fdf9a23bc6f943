import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../support/accounts.ts';
import { makeCountry, makePost, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

type Thing = Record<string, unknown> & { offers?: Record<string, unknown> };

const { shop, call } = openShop();
let admin: string;
let product: string;
let countryCode: string;

beforeAll(async () => {
  admin = await tokenFor(await makeAccount(shop.database, 'admin'));
  const country = await makeCountry(shop.database, { denomination: 'EUR' });
  const { productCode } = await makeProduct(shop.database);
  await makePrice(shop.database, { productCode, ...country });
  product = `/products-details/${productCode}`;
  countryCode = country.countryCode;
});

async function thingOn(path: string, type: string): Promise<Thing> {
  const { data } = await call<string>('GET', path, { headers: { Cookie: `country=${countryCode}` } });
  const things = [...data.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
  return things.find(thing => thing['@type'] === type) ?? {};
}

const set = async (json: object) =>
  expect((await call('PUT', '/api/settings', { json, token: admin })).status).toBe(200);
const policy = async () => (await thingOn(product, 'Product')).offers?.hasMerchantReturnPolicy;

test('names the brand from the settings, or else the name of the shop', async () => {
  expect((await thingOn(product, 'Product')).brand).toEqual({ '@type': 'Brand', name: 'Meridian' });
  await set({ shopName: 'Noon & Sons' });
  expect((await thingOn(product, 'Product')).brand).toMatchObject({ name: 'Noon & Sons' });
  await set({ brand: 'Noon' });
  expect((await thingOn(product, 'Product')).brand).toMatchObject({ name: 'Noon' });
});

test('has a return policy as set by an administrator, and none by default', async () => {
  expect(await policy()).toBeUndefined();
  const common = { '@type': 'MerchantReturnPolicy', applicableCountry: countryCode };
  const within = (days: number) => ({
    ...common,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  });
  await set({ returnDays: '30' });
  expect(await policy()).toEqual(within(30));
  await set({ returnPostage: 'customer' });
  expect(await policy()).toEqual({
    ...within(30),
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  });
  await set({ returnDays: 14, returnPostage: 'shop' });
  expect(await policy()).toEqual({ ...within(14), returnFees: 'https://schema.org/FreeReturn' });
  await set({ returnDays: 0 });
  expect(await policy()).toEqual({
    ...common,
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  await set({ returnDays: '', returnPostage: '' });
  expect(await policy()).toBeUndefined();
});

test('has the time of a post’s last edit, never before its publication', async () => {
  const publishAt = new Date('2026-02-03T08:00:00.000Z');
  const { postId, slug } = await makePost(shop.database, { publishAt });
  const article = () => thingOn(`/blog-details/${slug}`, 'BlogPosting');
  const lastmod = async () => {
    const { data } = await call<string>('GET', '/sitemap.xml');
    return new RegExp(`/blog-details/${slug}</loc><lastmod>(.*?)</lastmod>`).exec(data)?.[1];
  };
  const put = async (json: object) =>
    expect((await call('PUT', `/api/posts/${postId}`, { json, token: admin })).status).toBe(200);

  const published = publishAt.toISOString();
  expect(await article()).toMatchObject({ datePublished: published, dateModified: published });
  expect(await lastmod()).toBe('2026-02-03');
  await put({ text: 'Another text.' });
  const { datePublished, dateModified } = await article();
  expect(datePublished).toBe(published);
  expect(String(dateModified) > published).toBe(true);
  expect(await lastmod()).toBe(String(dateModified).slice(0, 10));
  await put({ state: 'draft' });
  await put({ state: 'published' });
  expect((await article()).dateModified).toBe(dateModified);

  const ahead = new Date(Date.now() + 86_400_000).toISOString();
  await put({ publishAt: ahead });
  const { data } = await call<{ changedAt: string }>('GET', `/api/posts/${slug}`, { token: admin });
  expect(data.changedAt).toBe(dateModified);
});
