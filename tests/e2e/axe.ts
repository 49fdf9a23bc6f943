import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Axe finds nothing on a page, in the light; in the dark only colours are others. */
export async function expectNoViolations(page: Page) {
  await lookAt(page, 'light', axe => axe);
  await lookAt(page, 'dark', axe => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function lookAt(page: Page, colorScheme: 'light' | 'dark', narrowed: (axe: AxeBuilder) => AxeBuilder) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A colour on its way from light to dark is neither.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { violations } = await narrowed(new AxeBuilder({ page })).analyze();
  expect([colorScheme, violations]).toEqual([colorScheme, []]);
}
