import type { Locator } from '@playwright/test';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 700 } });

const styleOf = (element: Locator, name: 'color' | 'backgroundColor' | 'opacity' | 'position') =>
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

test('in forced colours, stars and the dots of a room are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const paper = await styleOf(page.locator('body'), 'backgroundColor');
  const dot = page.locator('.dot i').first();
  await expect(dot).toBeVisible();
  const ring = await dot.evaluate(it => {
    const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(it);
    return { borderTopStyle, isSeen: borderTopColor !== backgroundColor };
  });
  expect(ring).toEqual({ borderTopStyle: 'solid', isSeen: true });
  await page.goto('/products-details/1');
  const star = page.locator('.stars i').first();
  await expect(star).toBeVisible();
  expect(await styleOf(star, 'backgroundColor')).not.toBe(paper);
});

test('in forced colours, what is chosen differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const outlines = (among: Locator) =>
    among.evaluateAll(all => all.map(one => getComputedStyle(one).outlineStyle));
  await page.goto('/products-details/16');
  const colours = page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio');
  await expect(colours.first()).toBeChecked();
  expect(await outlines(colours)).toEqual(['solid', 'none', 'none']);
  // The current page of the breadcrumbs is no choice.
  expect(await outlines(page.locator('nav span[aria-current]'))).toEqual(['none']);
  await page.goto('/blog');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories.first()).toHaveAttribute('aria-current', 'true');
  expect([...new Set(await outlines(categories))]).toEqual(['solid', 'none']);
});

test('pictures do not glare in dark mode, and are whole in light mode and on paper', async ({ page }) => {
  const isVeiled = async () =>
    Number(await styleOf(page.getByRole('main').locator('img').first(), 'opacity')) < 1;
  for (const path of ['/', '/products-list', '/products-details/1']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    expect({ path, isVeiled: await isVeiled() }).toEqual({ path, isVeiled: true });
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    expect({ path, isVeiled: await isVeiled() }).toEqual({ path, isVeiled: false });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect({ path, isVeiled: await isVeiled() }).toEqual({ path, isVeiled: false });
  }
});
