import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const KB = 1024;
const FEWEST_BYTES = { level: 9 };

/** The files of a kind that a page references, with their transfer sizes. */
async function sizesOf(request: APIRequestContext, path: string, kind: 'js' | 'css') {
  const html = await (await request.get(path)).text();
  const named = html.matchAll(new RegExp(`="/assets/(([\\w-]+)-[\\w-]{8}\\.${kind})"`, 'g'));
  const sizes = [...named].map(async ([, file, name]) => {
    const body = await (await request.get(`/assets/${file}`)).body();
    return [name, gzipSync(body, FEWEST_BYTES).length] as const;
  });
  return Object.fromEntries(await Promise.all(sizes)) as Record<string, number>;
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((total, size) => total + size, 0);

for (const [path, kilobytes] of [
  ['/', 110],
  ['/products-list', 110],
  ['/products-details/16', 116],
] as const) {
  test(`${path} loads on a slow phone with few scripts and one small stylesheet`, async ({ request }) => {
    const { react, ...scripts } = await sizesOf(request, path, 'js');
    expect(scripts.boot).toBeLessThan(0.5 * KB);
    expect((react ?? 0) + sum(scripts)).toBeLessThanOrEqual(kilobytes * KB);
    expect(Math.max(...Object.values(scripts))).toBeLessThanOrEqual(40 * KB);
    // Each costs a slow phone more than its bytes.
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(10);

    const sheets = await sizesOf(request, path, 'css');
    expect(Object.keys(sheets)).toHaveLength(1);
    expect(sum(sheets)).toBeLessThanOrEqual(10 * KB);
  });
}

declare global {
  interface Window {
    formatsMade: string[];
  }
}

/** The first format of `Intl` takes a slow phone up to a fifth of a second. */
test('first views show prices, dates and delivery without making the browser format them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.formatsMade = [];
    for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'Collator'] as const)
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct: (format, options) => {
            window.formatsMade.push(name);
            return Reflect.construct(format, options) as object;
          },
        }),
      );
  });
  for (const [path, shown] of [
    ['/', /€\d/],
    ['/products-list', /^Showing \d+ results$/],
    ['/departments/1-coffee-tea', /€\d/],
    ['/products-details/16', /€\d/],
    ['/products-details/1', /^\d+ \w+ 20\d\d$/],
    ['/about', /^\d+$/],
    ['/blog', /^\d+ \w+ 20\d\d$/],
    ['/blog-details/coffee-in-four-minutes', /^\d+ \w+ 20\d\d$/],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    await expect(main.getByText(shown).first(), path).toBeVisible();
    expect(await page.evaluate(() => window.formatsMade), path).toEqual([]);
  }
});

test('hydration scripts load only once the page is visible', async ({ page }) => {
  await page.goto('/products-list');
  const { seen, fetched } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /react.*\.js$/.test(name));
    return {
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fetched: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toBeGreaterThanOrEqual(seen);
});

test('a page in a background tab still hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.goto('/products-list');
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click();
  await expect(page.getByText('is in your cart.')).toBeVisible();
});

test('no back-office screen needs more than 180 KB of scripts beyond the shop’s', async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs('admin');
  const scripts = async () => {
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return names.filter(name => /\/assets\/.*\.js$/.test(name));
  };
  const loadedBy = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return await scripts();
  };
  await loadedBy('/');
  // A busy machine loads them long after everything else.
  for (const name of [/\/react-/, /\/shop-[\w-]{8}\.js/])
    await expect.poll(scripts).toContainEqual(expect.stringMatching(name));
  const ofTheShop = await scripts();
  for (const path of ['/admin/admindashboard', '/admin/products/create', '/admin/product-prices/matrix']) {
    const own = (await loadedBy(path)).filter(name => !ofTheShop.includes(name));
    // The shop may close a connection that was idle while the screen loaded.
    const bodies = await Promise.all(
      own.map(async name => await (await request.get(name, { maxRetries: 2 })).body()),
    );
    const bytes = bodies.reduce((total, body) => total + gzipSync(body, FEWEST_BYTES).length, 0);
    expect({ path, isMeasured: bytes > 50 * KB, isWithinLimit: bytes <= 180 * KB, bytes }).toEqual({
      path,
      isMeasured: true,
      isWithinLimit: true,
      bytes,
    });
  }
});
