import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atDepth } from '../support/depth.ts';
import { expect } from './shop-test.ts';

/** As a script. */
const NOTHING_MORE = ';';

export type ColorScheme = 'light' | 'dark';

/** All that another colour scheme changes. */
export const ofColours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']);

/** Axe finds nothing on a page in the light; deep runs check the colours in the dark too. */
export async function expectNoViolations(page: Page) {
  await expectNoViolationsIn(page, 'light');
  if (atDepth({ quick: false, deep: true })) await expectNoViolationsIn(page, 'dark', ofColours);
}

export async function expectNoViolationsIn(
  page: Page,
  colorScheme: ColorScheme,
  narrowed = (axe: AxeBuilder) => axe,
) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // A colour on its way from light to dark is neither.
  await expect.poll(() => page.evaluate(finishMoving), { intervals: [20] }).toBe(0);
  // It is large, and stays in the page.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Details of what passes would be half of the work.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_MORE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await narrowed(axe).analyze();
  expect({ url: page.url(), colorScheme, violations }).toEqual({
    url: page.url(),
    colorScheme,
    violations: [],
  });
}

/** Runs in the browser. What stays as its animation left it is listed as one for as long as it is there. */
function finishMoving(): number {
  const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
  for (const animation of moving) animation.finish();
  return moving.length;
}
