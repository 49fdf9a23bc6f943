import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { expect, test } from './shop-test.ts';

async function expectNoViolations(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A colour on its way from light to dark is neither.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([colorScheme, violations]).toEqual([colorScheme, []]);
  }
}

test.describe('light and dark, axe finds nothing on', () => {
  for (const { name, path, cart } of PUBLIC_SCREENS) {
    test(`${name}: ${path}`, async ({ page, context, shop, expectedFaults }) => {
      expectedFaults.push(/status of 40[34]/);
      if (cart) await context.addCookies([{ name: 'cart', value: cart, url: shop.url }]);
      await expectNoViolations(page, path);
    });
  }

  for (const { name, path } of BACK_OFFICE_SCREENS) {
    test(`the back office, ${name}: ${path}`, async ({ page, signInAs }) => {
      await signInAs('admin');
      await expectNoViolations(page, path);
    });
  }
});
