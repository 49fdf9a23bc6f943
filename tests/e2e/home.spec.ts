import { expect, test } from './shop-test.ts';

test('the home page shows the shop’s live departments and is taken over without asking again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveTitle(/Meridian/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Coffee & Tea' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([]);
  expect(asked.filter(path => /admin|zod|hook-form/.test(path))).toEqual([]);
});

test('a person without JavaScript reads the shop', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Wellbeing')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await context.close();
});

test.describe('the error page', () => {
  test('an unknown address says Page Not Found, is a real 404, and leads home', async ({
    page,
    expectedFaults,
  }) => {
    expectedFaults.push(/status of 404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('/error is the same page', async ({ page }) => {
    await page.goto('/error');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test('the keyboard reaches the content past the header, and the focus can be seen', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`nothing hangs out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/login',
      '/signup',
      '/forgot-password',
      '/reset-password',
      '/error',
      '/cart?add=7&quantity=9',
    ]) {
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, path).toBeLessThanOrEqual(0);
    }
  });
}
