import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCountry, makePrice } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop({ variables: { CACHE: 'on', TELL_CACHE: 'on' } });
let productCode: number;
let codes: string[];
beforeAll(async () => {
  const countries = [await makeCountry(shop.database), await makeCountry(shop.database)];
  codes = countries.map(({ countryCode }) => countryCode);
  productCode = (await makePrice(shop.database)).productCode;
});

const countryOf = async (path: string, Cookie: string) => {
  const { data } = await call<string>('GET', path, { headers: { Cookie } });
  return /"countryCode":"(\w+)","countryName":"[^"]+","denomination":"[^"]+",[^}]*\},"locale"/.exec(
    data.replaceAll('\\', ''),
  )?.[1];
};

test.each(['/api/docs', '/api/docs/', '/api/docs//', '/API/Docs///', '/%61pi/d%6Fcs//'])(
  '%s shows each visitor their own country, no matter who read it first',
  async path => {
    for (const code of [...codes, ...codes]) expect(await countryOf(path, `country=${code}`)).toBe(code);
  },
);

describe('a cached response is found however its address is written', () => {
  const source = async (path: string) => (await call('GET', path)).headers.get('X-Shop-Cache');

  test.each([
    ['/about', ['/about/', '/About//', '/%61bout', '/about?q=tea&page=2']],
    ['/admin', ['/admin/products', '/admin/orders?page=2', '/admin/x']],
    ['/api/categories', ['/api/categories/', '/API/Categories//']],
    ['/api/products/ID', ['/Api/Products/ID//', '/%61pi/products/ID']],
    ['/sitemap.xml', ['/sitemap.xml?q=1']],
  ])('%s', async (path, others) => {
    const at = (text: string) => text.replace('ID', String(productCode));
    for (const other of others) {
      await vi.waitFor(async () => expect(await source(at(path))).toBe('memory'), { timeout: 60_000 });
      expect({ other, source: await source(at(other)) }).toEqual({ other, source: 'memory' });
    }
  });
});

test('rejects a parameter that only other calls know before any lookup', async () => {
  for (const name of ['q', 'country', 'pageSize', 'missing']) {
    const { status, headers } = await call('GET', `/api/countries/1?${name}=1`);
    expect({ status, made: headers.get('X-Shop-Cache') }).toEqual({ status: 400, made: null });
  }
});
