import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Family } from '../../functions/catalog/families/contract.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { SliderImage } from '../../functions/catalog/slider/contract.ts';
import { variantName } from '../../functions/contracts/variant-name.ts';
import type { Quote } from '../../functions/ordering/cart/contract.ts';
import type { Order } from '../../functions/ordering/orders/contract.ts';
import type { Country } from '../../functions/pricing/countries/contract.ts';
import { DEMO_ACCOUNTS } from '../../scripts/demo/accounts.ts';
import { signIn } from '../support/accounts.ts';
import { clientOf } from '../support/api-client.ts';
import { runPrepared, type StartedShop } from '../support/running-shop.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await runPrepared();
});
afterAll(() => shop.stop());

const list = async <Row>(path: string) => (await clientOf(shop.url)<Row[]>('GET', path)).data;

test('the demo shop starts with 24 products in 12 categories, each pictured in three sizes', async () => {
  const [products, categories] = [await list<Product>('/api/products'), await list('/api/categories')];
  expect({ products: products.length, categories: categories.length }).toEqual({
    products: 24,
    categories: 12,
  });
  for (const { productName, productPicture, productPictureSrcset, productOverviewDoc } of products) {
    expect({ productName, productOverviewDoc }).toEqual({
      productName,
      productOverviewDoc: expect.stringMatching(/.{20}/),
    });
    const sizes = (productPictureSrcset ?? '').split(', ').map(one => one.split(' '));
    expect({ productName, widths: sizes.map(([, width]) => width) }).toEqual({
      productName,
      widths: ['960w', '640w', '320w'],
    });
    for (const address of [productPicture, ...sizes.map(([url]) => url)]) {
      const picture = await fetch(new URL(address ?? '', shop.url));
      expect({ status: picture.status, contentType: picture.headers.get('Content-Type') }).toEqual({
        status: 200,
        contentType: 'image/webp',
      });
    }
  }
});

test('seven of them are variants in three families: two by colour, one by size, each with its own picture', async () => {
  const families = await list<Family>('/api/families');
  expect(families.map(({ familyName, options }) => [familyName, ...options])).toEqual([
    ['Insulated Bottle 500 ml', 'Colour'],
    ['Waffle Bath Towel', 'Colour'],
    ['Stoneware Plate', 'Size'],
  ]);
  const call = clientOf(shop.url);
  const variants = (await list<Product>('/api/products')).filter(({ familyId }) => familyId !== null);
  expect(new Set(variants.map(({ productPicture }) => productPicture)).size).toBe(7);
  const chosen = await call<Product>('GET', `/api/products/${variants[0]?.productCode}?country=DE`);
  expect(chosen.data.family?.variants.map(({ options }) => options)).toEqual([['27 cm'], ['21 cm']]);
  const bottles = variants.filter(({ familyId }) => familyId === 1);
  const names = bottles.map(({ productName, options }) => variantName({ productName, options }));
  expect(names.sort()).toEqual([
    'Insulated Bottle 500 ml, chalk',
    'Insulated Bottle 500 ml, clay',
    'Insulated Bottle 500 ml, sea',
  ]);
});

test('it sells in seven countries and currencies, including one without minor units and one without an ISO code', async () => {
  const countries = await list<Country>('/api/countries');
  const denominations = countries.map(({ denomination }) => denomination);
  expect(new Set(denominations).size).toBe(7);
  expect(denominations).toContain('JPY');
  expect(denominations.filter(one => !/^[A-Z]{3}$/.test(one))).toEqual(['Manx pounds']);
});

test('every country has products with high, low and no stock, and some it does not sell', async () => {
  for (const { countryCode } of await list<Country>('/api/countries')) {
    const prices = (await list<Product>(`/api/products?country=${countryCode}`)).map(({ price }) => price);
    const stocks = prices.flatMap(price => (price ? [price.stockAvailable] : []));
    expect({ countryCode, hasSoldOut: stocks.some(stock => stock === 0) }).toEqual({
      countryCode,
      hasSoldOut: true,
    });
    expect(stocks.some(stock => stock > 0 && stock <= 3)).toBe(true);
    expect(Math.max(...stocks)).toBeGreaterThan(30);
    expect(prices.some(price => price && price.retailPrice > price.netPrice)).toBe(true);
    if (countryCode === 'JP')
      expect(prices.every(price => !price || Number.isInteger(price.netPrice))).toBe(true);
  }
  const missing = await list<Product>('/api/products?country=SA&sold=false');
  expect(missing.map(({ productName }) => productName)).toContain('Backgammon Board');
});

test('its home page has five slides, each with a picture and text', async () => {
  const slides = await list<SliderImage>('/api/Slider/active');
  expect(slides.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4, 5]);
  for (const { title, caption, imageUrl, imageWidth, imageHeight } of slides) {
    expect([title, caption].every(text => text.length > 5)).toBe(true);
    expect(imageWidth / imageHeight).toBe(2);
    expect((await fetch(new URL(imageUrl, shop.url))).status).toBe(200);
  }
});

test('it has eight orders, counted on the dashboard and visible to their customer', async () => {
  const call = clientOf(shop.url);
  const tokens = DEMO_ACCOUNTS.map(({ username, password }) => signIn(call, username, password));
  const [admin, staff, customer] = await Promise.all(tokens);
  const { data } = await call('GET', '/api/stats', { token: admin });
  expect(data).toMatchObject({ products: 24, categories: 12, orders: 8, users: 15 });
  const read = async (token?: string) => (await call<Order[]>('GET', '/api/orders', { token })).data;
  expect(await read(staff)).toHaveLength(8);
  const own = await read(customer);
  expect(own.map(({ billing }) => billing.firstName)).toEqual(['Customer', 'Customer']);
  for (const { total, shipping, lines } of own) {
    expect(total).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, shipping));
  }
});

test('shipping costs 30.00, or the equivalent in yen', async () => {
  const feeTo = async (country: string) => {
    const json = { country, lines: [{ productCode: 1, quantity: 1 }] };
    return (await clientOf(shop.url)<Quote>('POST', '/api/cart/quote', { json })).data.shipping;
  };
  expect({ de: await feeTo('DE'), ch: await feeTo('CH'), jp: await feeTo('JP') }).toEqual({
    de: 30,
    ch: 30,
    jp: 3000,
  });
});
