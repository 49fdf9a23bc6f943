import { describe, expect, test } from 'vitest';
import { FRESH_CONNECTION } from '../../support/api-client.ts';
import { aName, makeCategory } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

describe('pages', () => {
  const { shop, call } = openShop();

  const page = (path: string) => call<string>('GET', path);

  test('the home page is rendered on the server with active categories and no hidden ones', async () => {
    const [open, hidden] = [aName('Kettles & Cups'), aName('Secret')];
    await makeCategory(shop.database, { categoryName: open });
    await makeCategory(shop.database, { categoryName: hidden, displayStatus: false });
    const { status, headers, data } = await page('/');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(visible(data)).toContain(open.replace('&', '&amp;'));
    expect(JSON.stringify(pageData(data))).toContain(open);
    expect(data).not.toContain(hidden);
  });

  test('has one title, one description and one main heading for search engines', async () => {
    const { data } = await page('/');
    expect(data.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(data.match(/<meta name="description" content="[^"]{50,}"/g)).toHaveLength(1);
    expect(data.match(/<h1\b/g)).toHaveLength(1);
    expect(data.indexOf('<title>')).toBeLessThan(data.indexOf('</head>'));
    expect(data).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(data).not.toContain('<!--head-->');
    expect(data).not.toContain('<!--page-->');
  });

  test('tells search engines who runs the shop and how to search it', async () => {
    const { data } = await page('/');
    const things = [...data.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const [organization, website] = things.map(([, json]) => JSON.parse(json ?? ''));
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Meridian' });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: expect.stringMatching(/^http.+\/products-list\?q=\{search_term_string\}$/) },
      },
    });
  });

  test.each(['/', '/products-list', '/blog', '/faq'])(
    'a shared link to %s comes with a picture',
    async path => {
      const [, picture = ''] =
        /<meta property="og:image" content="([^"]+)"/.exec((await page(path)).data) ?? [];
      const { pathname, origin } = new URL(picture);
      expect(origin).toBe(shop.url);
      const { status, headers } = await call('GET', pathname);
      expect({ status, type: headers.get('Content-Type') }).toEqual({
        status: 200,
        type: expect.stringMatching(/^image\//),
      });
    },
  );

  test('browsers and phones find icons at linked and default addresses, and the shop’s name', async () => {
    const { data } = await page('/');
    const named = [...data.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
    const manifest = await call<{ name: string; icons: { src: string }[] }>('GET', '/manifest.webmanifest');
    expect(data).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(manifest.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
    expect(manifest.data.name).toBe('Meridian');
    const icons = [...named.map(([, href = '']) => href), ...manifest.data.icons.map(({ src }) => src)];
    expect(icons).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/favicon.svg']));
    for (const icon of new Set(icons)) {
      const { status, headers } = await call('GET', icon);
      expect({ icon, status, type: headers.get('Content-Type') }).toMatchObject({
        status: 200,
        type: expect.stringMatching(/^image\//),
      });
    }
  });

  test('the footer shows the current year', async () => {
    expect(visible((await page('/')).data)).toContain(`© ${new Date().getUTCFullYear()} Meridian`);
  });

  test.each([
    ['/login', 200, 'Login'],
    ['/signup', 200, 'Signup'],
    ['/forgot-password', 200, 'Forgot'],
    ['/reset-password', 200, 'password'],
    ['/error', 200, 'Page Not Found'],
    ['/no/such/page', 404, 'Page Not Found'],
    ['/index.html', 404, 'Page Not Found'],
    ['/forbidden', 403, 'You don’t have access to this page'],
  ])('%s is rendered on the server with status %i', async (path, status, text) => {
    const { status: found, data } = await page(path);
    expect(found).toBe(status);
    expect(visible(data)).toContain(text);
    expect(/<title>[^<]+<\/title>/.exec(data)?.[0]).toContain('Meridian');
    expect(pageData(data)).toHaveProperty('loaderData');
  });

  test.each(['/admin', '/admin/', '/admin/categories', '/admin/no/such'])(
    '%s is an empty shell that is not indexed',
    async path => {
      const { status, headers, data } = await page(path);
      expect(status).toBe(200);
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(data).toContain('<div id="root"></div>');
      expect(data).not.toContain('page-data');
    },
  );

  test('only paths under /admin/ belong to the back office', async () => {
    expect((await page('/administration')).status).toBe(404);
  });

  const HOSTILE = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]><img src=x onerror=alert(1)>',
    "$& $` $' $1",
    '<!--page--></div>',
    '"><svg onload=alert(1)>',
    '{{constructor}} \u2028 \u2029 \\u003c',
  ];

  test.each(HOSTILE)('shows a category named %j as text, and the page stays intact', async hostile => {
    const categoryName = `${hostile} ${crypto.randomUUID()}`;
    await makeCategory(shop.database, { categoryName });
    const { status, data } = await page('/products-list');
    expect(status).toBe(200);
    expect(data).not.toMatch(/<script>|<img src=x|<svg onload/);
    expect(data.match(/<script\b/g)).toHaveLength(data.match(/<\/script>/g)?.length ?? -1);
    expect(data.match(/<\/body>/g)).toHaveLength(1);
    const names = Object.values(pageData(data).loaderData).flatMap(
      loaded => (loaded as { loaded?: { categories: { categoryName: string }[] } }).loaded?.categories ?? [],
    );
    expect(names.map(({ categoryName }) => categoryName)).toContain(categoryName);
  });

  test('a page does not echo an unknown path', async () => {
    const { status, data } = await page('/%3Cscript%3Ealert(1)%3C/script%3E?q=%3Cscript%3Ealert(1)');
    expect(status).toBe(404);
    expect(data).not.toContain('<script>alert');
  });

  test.each(['/%', '/%E0%A4%A', '/%00', `/${'x'.repeat(4000)}`, '//example.com', '/..%2f..%2fapi'])(
    'the odd address %s is a missing page, not a failure',
    async path => {
      const answer = await fetch(shop.url + path, { headers: FRESH_CONNECTION, redirect: 'manual' });
      expect(answer.status).toBe(404);
    },
  );
});

/** What a person sees: the page without its data. */
const visible = (html: string) => html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<!-- -->/g, '');

function pageData(html: string): { loaderData: Record<string, unknown> } {
  return JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );
}
