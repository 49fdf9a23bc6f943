import type { Locator, Page } from '@playwright/test';
import { expect } from './market-test.ts';

const TEXT_SIZES = { '100 %': 16, '200 %': 32 };
export type TextSize = keyof typeof TEXT_SIZES;

/** The text size that a person sets in their browser. */
export async function setTextSize(page: Page, size: TextSize) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT_SIZES[size] } });
}

const MOST_STOPS = 150;

/** Moves the focus to a control with Tab, Shift+Tab or, in a radio group, an arrow; each stop on the way must be in full view. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') {
  await expect(control).toBeVisible();
  const passed: string[] = [];
  while (!(await control.evaluate(it => it === document.activeElement))) {
    expect(passed.length, `${control} is not reached: ${passed.join(' → ')}`).toBeLessThan(MOST_STOPS);
    await page.keyboard.press(key);
    await expectFocusInView(page);
    passed.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
}

/** Moves to a control and presses a key there, as links take Enter and buttons Space. */
export async function pressAt(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Moves to a field and types. */
export async function typeAt(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

export async function expectFocusInView(page: Page) {
  // The window may still be scrolling.
  await expect.poll(() => page.evaluate(faultOfFocus), { intervals: [0, 20, 50, 100] }).toBe('');
}

/** Runs in the browser: what is wrong with how the focus is seen, if anything. */
function faultOfFocus(): string {
  const it = document.activeElement;
  if (!it || it === document.body) return 'nothing has the focus';
  const named = `“${it.getAttribute('aria-label') ?? it.getAttribute('name') ?? it.textContent?.trim()}” (${it.tagName})`;
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) return `the page scrolls sideways at ${named}`;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(it);
  if (outlineStyle === 'none' || outlineWidth === '0px') return `${named} has no ring`;
  // Of a link over two lines, its first.
  const [box = it.getBoundingClientRect()] = it.getClientRects();
  const { left, right, top, bottom } = box;
  const ends = `${[left, top, right, bottom].map(Math.round)} of ${clientWidth} × ${clientHeight}`;
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  if (Math.min(left, top, clientWidth - right, clientHeight - bottom) < ring)
    return `${named} is outside of the window: ${ends}`;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const spots = [
    [x, y],
    [left + 2, y],
    [right - 2, y],
    [x, top + 2],
    [x, bottom - 2],
  ] as const;
  for (const spot of spots) {
    const seen = document.elementFromPoint(...spot);
    if (!seen || it.contains(seen) || seen.closest('label')?.control === it) continue;
    if (seen.contains(it) && seen !== document.body) continue;
    return `${named} at ${ends} is covered by <${seen.tagName.toLowerCase()} class="${seen.className}">`;
  }
  return '';
}
