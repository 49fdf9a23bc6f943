import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atDepth } from '../support/depth.ts';
import { expect } from './shop-test.ts';

/** A script that does nothing. */
const NOTHING_MORE = ';';

export type ColorScheme = 'light' | 'dark';

/** The rules that depend on the colour scheme. */
export const ofColours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']);

/** Axe finds nothing on a page in light mode; deep runs check dark mode too. */
export async function expectNoViolations(page: Page) {
  await expectNoViolationsIn(page, 'light');
  if (atDepth({ quick: false, deep: true })) await expectNoViolationsIn(page, 'dark', ofColours);
}

export async function expectNoViolationsIn(
  page: Page,
  colorScheme: ColorScheme,
  narrowed = (axe: AxeBuilder) => axe,
) {
  await page.evaluate(stopTransitions);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Rows are dimmed while they are loaded again.
  await expect(page.locator('tbody[aria-busy=true]')).toHaveCount(0);
  // A colour in transition belongs to neither scheme.
  await expect.poll(() => page.evaluate(finishMoving), { intervals: [20] }).toBe(0);
  // It is large and stays loaded in the page.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Reporting passed rules would take half of the time.
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

/** Runs in the browser: another scheme would start a transition of every colour of every element. */
function stopTransitions() {
  const [has] = document.adoptedStyleSheets;
  if (has) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the browser. An animation with a fill mode is listed for as long as its element exists. */
function finishMoving(): number {
  const moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
  for (const animation of moving) animation.finish();
  return moving.length;
}
