import { describe, expect, test } from 'vitest';
import { createApp } from '../../../functions/app.ts';
import type { Ports } from '../../../functions/deps.ts';
import { urlSet } from '../../../functions/sitemap/document.ts';
import { PUBLIC_SCREENS } from '../../../scripts/screens/screens.ts';
import { makeCategory, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

describe('what search engines find', () => {
  const { shop, call } = openShop();

  /** Whether this address of a page is canonical and indexable. */
  async function isOffered(path: string) {
    const { status, data } = await call<string>('GET', path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(data)?.[1];
    const stays = /<meta name="robots" content="noindex"/.test(data);
    expect({ path, stays }, `${path} is either canonical or noindex`).toEqual({
      path,
      stays: canonical === undefined,
    });
    return status === 200 && canonical?.replaceAll('&amp;', '&') === shop.url + path;
  }

  const listedPaths = async () =>
    [...(await call<string>('GET', '/sitemap.xml')).data.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address.slice(shop.url.length),
    );

  test('the sitemap lists exactly the pages that are canonical and indexable', async () => {
    const { categoryId } = await makeCategory(shop.database);
    const { productCode } = await makeProduct(shop.database);
    const listed = await listedPaths();
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^/departments/${categoryId}-`),
        `/products-details/${productCode}`,
      ]),
    );
    for (const path of listed)
      expect({ path, isOffered: await isOffered(path) }).toEqual({ path, isOffered: true });
    const others = PUBLIC_SCREENS.filter(
      // The department of the demo shop has another name here.
      ({ path, status }) => !status && !/\?|^\/departments/.test(path) && !listed.includes(path),
    );
    for (const { path } of others) {
      if (path !== '/products-details')
        expect({ path, isOffered: await isOffered(path) }).toEqual({ path, isOffered: false });
    }
  });

  test('robots may read everything except pages for staff or for one shopper', async () => {
    const { status, headers, data } = await call<string>('GET', '/robots.txt');
    expect({ status, contentType: headers.get('Content-Type') }).toEqual({
      status: 200,
      contentType: 'text/plain; charset=UTF-8',
    });
    expect(data.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        ...['/admin', '/api', '/cart', '/checkout', '/order'].map(path => `Disallow: ${path}`),
        `Sitemap: ${shop.url}/sitemap.xml`,
      ]),
    );
    const closed = [...data.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    const opened = [...data.matchAll(/^Allow: (\S+)$/gm)].map(([, path = '']) => path);
    const shut = (await listedPaths()).filter(
      path => closed.some(start => path.startsWith(start)) && !opened.includes(path),
    );
    expect(shut).toEqual([]);
  });
});

test('robots get the rules even while the database is down', async () => {
  const app = createApp(() => new Response());
  const answer = await app.request('https://shop.example/robots.txt', {}, {} as Ports);
  expect(await answer.text()).toContain('Sitemap: https://shop.example/sitemap.xml\n');
});

test('an address with special characters of XML is escaped', () => {
  const xml = urlSet('https://shop.example', [{ path: `/list?a=1&b=<'">`, lastModified: '2026-01-31' }]);
  expect(xml).toContain(
    '<url><loc>https://shop.example/list?a=1&amp;b=&lt;&apos;&quot;&gt;</loc><lastmod>2026-01-31</lastmod></url>',
  );
});
