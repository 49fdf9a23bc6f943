import type { Page } from '@playwright/test';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { isBackOffice } from '../../web/paths.ts';
import { type ColorScheme, expectNoViolationsIn } from './axe.ts';
import { inParts } from './parts.ts';
import { expect, test } from './shop-test.ts';

/** One screen in the light, the next in the dark, since all wear the same few colours; AXE=all: each in both. */
const everything = process.env.AXE === 'all';
const schemesOf = (index: number): ColorScheme[] =>
  everything ? ['light', 'dark'] : [index % 2 === 0 ? 'light' : 'dark'];
/** The flows of the back office look at their screens as they come by. */
const backOfficeScreens = everything ? BACK_OFFICE_SCREENS : [];

async function expectNoViolationsAt(page: Page, path: string, schemes: ColorScheme[]) {
  await page.emulateMedia({ colorScheme: schemes[0] ?? 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  // The back office asks for its rows only now; what a public page shows was painted with it.
  if (isBackOffice(path)) await page.waitForLoadState('networkidle');
  for (const scheme of schemes) await expectNoViolationsIn(page, scheme);
}

test.describe('axe finds nothing on', () => {
  for (const { part, screens } of inParts(PUBLIC_SCREENS)) {
    test(`the pages of the shop (${part})`, async ({ page, context, shop, expectedFaults }) => {
      expectedFaults.push(/status of 40[34]/);
      for (const [index, { path, cart = '' }] of screens.entries()) {
        await context.addCookies([{ name: 'cart', value: cart, url: shop.url }]);
        await expectNoViolationsAt(page, path, schemesOf(index));
      }
    });
  }

  for (const { part, screens } of inParts(backOfficeScreens)) {
    test(`the screens of the back office (${part})`, async ({ page, signInAs }) => {
      await signInAs('admin');
      for (const [index, { path }] of screens.entries())
        await expectNoViolationsAt(page, path, schemesOf(index));
    });
  }
});
