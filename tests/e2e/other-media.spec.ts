import type { Locator } from '@playwright/test';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 700 } });

const styleOf = (element: Locator, name: 'color' | 'backgroundColor' | 'position') =>
  element.evaluate((found, name) => getComputedStyle(found)[name], name);

test('printouts are dark on white, and nothing covers the total', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cart', value: '1x1.2x1.3x1.4x1', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const path of ['/cart', '/checkout', '/products-details/1']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await styleOf(heading, 'color')).toBe('rgb(22, 32, 43)');
    expect(await styleOf(page.locator('html'), 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
    const above = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(element => element.getBoundingClientRect().height > 1)
        .filter(element => getComputedStyle(element).position === 'sticky')
        .map(element => element.className),
    );
    expect(above).toEqual([]);
  }
});

test('in forced colours the country is shown once', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/products-list');
    const country = page.getByLabel('Country and currency');
    if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(country).toBeVisible();
    expect(await styleOf(country, 'color')).not.toBe('rgba(0, 0, 0, 0)');
    const face = page.getByRole('banner').locator('form[action="/country"] [aria-hidden="true"]').first();
    await expect(face).toBeHidden();
  }
});
