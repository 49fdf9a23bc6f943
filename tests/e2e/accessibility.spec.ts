import type { Page } from '@playwright/test';
import { BACK_OFFICE_SCREENS, PUBLIC_SCREENS } from '../../scripts/screens/screens.ts';
import { atDepth } from '../support/depth.ts';
import { type ColorScheme, expectNoViolationsIn, ofColours } from './axe.ts';
import { inParts, isFirstState } from './parts.ts';
import { trafficOf, untilQuiet } from './quiet.ts';
import { expect, test } from './shop-test.ts';

/** Quick runs alternate between light and dark, since all screens share the same few colours. */
const schemesOf = (index: number): ColorScheme[] =>
  atDepth({ quick: [index % 2 === 0 ? 'light' : 'dark'], deep: ['light', 'dark'] });
/** Quick runs leave the API's documentation to api-docs.spec.ts. */
const publicScreens = atDepth({
  quick: PUBLIC_SCREENS.filter(isFirstState).filter(({ path }) => path !== '/api/docs'),
  deep: PUBLIC_SCREENS,
});

type Visit = { page: Page; path: string; schemes: ColorScheme[]; untilShown?: () => Promise<void> };

async function expectNoViolationsAt({ page, path, schemes, untilShown }: Visit) {
  await page.emulateMedia({ colorScheme: schemes[0] ?? 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await untilShown?.();
  const [first = 'light', ...others] = schemes;
  await expectNoViolationsIn(page, first);
  for (const scheme of others) await expectNoViolationsIn(page, scheme, ofColours);
}

test.describe('axe finds no violations on', () => {
  for (const { part, screens } of inParts(publicScreens)) {
    test(`the shop’s pages (${part})`, async ({ page, context, shop, expectedFaults }) => {
      expectedFaults.push(/status of 40[34]/);
      for (const [index, { path, cart = '' }] of screens.entries()) {
        await context.addCookies([{ name: 'cart', value: cart, url: shop.url }]);
        await expectNoViolationsAt({ page, path, schemes: schemesOf(index) });
      }
    });
  }

  // The back-office journeys check its screens too, which is enough for a quick run.
  for (const { part, screens } of inParts(BACK_OFFICE_SCREENS)) {
    test(`the back office’s screens (${part})`, { tag: '@deep' }, async ({ page, signInAs }) => {
      await signInAs('admin');
      // The back office loads its rows only now; a public page was rendered with them.
      const traffic = trafficOf(page);
      const untilShown = () => untilQuiet(traffic);
      for (const { path } of screens)
        await expectNoViolationsAt({ page, path, schemes: ['light', 'dark'], untilShown });
    });
  }
});
