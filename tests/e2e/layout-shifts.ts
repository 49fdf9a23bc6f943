import type { Page } from '@playwright/test';
import { holdScripts } from './held-scripts.ts';

type Shifts = { shifts: number };

/**
 * Opens an address and adds up what its scripts move. A busy browser paints a page in pieces as they arrive, and what
 * stands at the end of a row moves then; so the scripts wait until all of it is painted.
 */
export async function openCountingShifts(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await whenPainted(page);
  await page.evaluate(() => {
    const seen = Object.assign(window, { shifts: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  release();
  return async () => {
    await whenPainted(page);
    return await page.evaluate(() => (window as unknown as Shifts).shifts);
  };
}

const whenPainted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
