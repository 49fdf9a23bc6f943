import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const inCart = (page: Page, url: string) => page.context().addCookies([{ name: 'cart', value: '1x2', url }]);

const WITH_ZOD = {
  customer: ['/account/details', '/checkout', '/api/docs'],
  admin: ['/admin/categories', '/admin/product-prices/matrix', '/admin/settings'],
} as const;

for (const role of ['customer', 'admin'] as const) {
  test(`no page of the ${role} violates the shop’s own policy, so that its reports mean something`, async ({
    page,
    signInAs,
    shop,
  }) => {
    await page.addInitScript(() => {
      const tried: string[] = [];
      Object.assign(window, { tried });
      addEventListener('securitypolicyviolation', ({ blockedURI }) => tried.push(blockedURI));
    });
    await inCart(page, shop.url);
    await signInAs(role);
    for (const path of WITH_ZOD[role]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const tried = await page.evaluate(() => (window as unknown as { tried: string[] }).tried);
      expect(tried, path).toEqual([]);
    }
  });
}

test('a back-office tab has one title, that of its screen', async ({ page, signInAs }) => {
  await signInAs('admin');
  for (const path of ['/admin/categories', '/admin/orders']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head > title'), path).toHaveCount(1);
  }
});

test('the browser fills in the street in a single-line field', async ({ page, shop }) => {
  await inCart(page, shop.url);
  await page.goto('/checkout');
  await expect(page.getByLabel('Address', { exact: true }).first()).toHaveAttribute(
    'autocomplete',
    'billing address-line1',
  );
});

test('the quantity field has the shop’s own buttons and no browser arrows', async ({ page, shop }) => {
  await inCart(page, shop.url);
  for (const path of ['/cart', '/products-details/1']) {
    await page.goto(path);
    const field = page.getByRole('main').getByRole('spinbutton').first();
    await expect(field, path).toHaveCSS('appearance', 'textfield');
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels nothing that is scrolled to hides behind the sticky header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/login');
    const { head, kept } = await page.evaluate(() => ({
      head: document.querySelector('header')?.getBoundingClientRect().height,
      kept: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    }));
    expect(kept).toBeGreaterThanOrEqual(head ?? Number.POSITIVE_INFINITY);
  });
}

test('on the contact page headings come before the addresses, not inside them, where they would not count', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('address')).not.toHaveCount(0);
  await expect(main.locator('address :is(h1, h2, h3, section, header, footer)')).toHaveCount(0);
});
