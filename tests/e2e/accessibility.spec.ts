import type { Page } from '@playwright/test';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './shop-test.ts';

async function expectNoViolationsAt(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectNoViolations(page);
}

test.describe('light and dark, axe finds nothing on', () => {
  for (const { name, path, cart } of PUBLIC_SCREENS) {
    test(`${name}: ${path}`, async ({ page, context, shop, expectedFaults }) => {
      expectedFaults.push(/status of 40[34]/);
      if (cart) await context.addCookies([{ name: 'cart', value: cart, url: shop.url }]);
      await expectNoViolationsAt(page, path);
    });
  }

  for (const { name, path } of BACK_OFFICE_SCREENS) {
    test(`the back office, ${name}: ${path}`, async ({ page, signInAs }) => {
      await signInAs('admin');
      await expectNoViolationsAt(page, path);
    });
  }
});
