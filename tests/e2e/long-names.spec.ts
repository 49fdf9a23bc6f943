import type { Page } from '@playwright/test';
import { trafficOf, untilQuiet, WITHOUT_MOTION } from './quiet.ts';
import { expect, test } from './shop-test.ts';

test.use(WITHOUT_MOTION);

const LONG = 'Donaudampfschifffahrt'.repeat(5).slice(0, 90);
const NAMES = /name$|^title$|email$|^subject$|^label$|^by$|^decidedBy$/i;

/** Every name in a response is replaced by one of maximum length, without spaces. */
const renamed = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(renamed);
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      typeof value === 'string' && NAMES.test(key) ? LONG : renamed(value),
    ]),
  );
};

async function renameEverything(page: Page) {
  await page.route('**/api/**', async route => {
    const request = route.request();
    if (request.method() !== 'GET' || request.url().includes('/api/settings')) return await route.fallback();
    // A busy machine may send nothing for so long that the shop closes the connection.
    const response = await route.fetch({ maxRetries: 1 });
    if (!response.headers()['content-type']?.includes('json')) return await route.fulfill({ response });
    await route.fulfill({ response, json: renamed(await response.json()) });
  });
}

test('lists fit even the longest names on the narrowest phone', async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  await signInAs('admin');
  await renameEverything(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const all = await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''));
  const paths = all.filter(path => path.startsWith('/admin/'));
  expect(paths).toContain('/admin/countries');
  await page.setViewportSize({ width: 320, height: 800 });
  const beyond: Record<string, number> = {};
  const traffic = trafficOf(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilQuiet(traffic);
    const px = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (px > 0) beyond[path] = px;
  }
  expect(beyond).toEqual({});
});
