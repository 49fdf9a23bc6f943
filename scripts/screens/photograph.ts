import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export const DEVICES = {
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
} as const;

export type Device = keyof typeof DEVICES;

const SCHEMES = ['light', 'dark'] as const;

/** Opens a screen and takes its picture in full length, light and dark. */
export async function photograph(page: Page, { path, cart }: Screen, fileFor: (scheme: string) => string) {
  await page.context().clearCookies({ name: 'cart' });
  if (cart) await page.context().addCookies([{ name: 'cart', value: cart, url: page.url() }]);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(showEverything);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: fileFor(colorScheme), fullPage: true, animations: 'disabled' });
  }
}

/** Runs in the page: what would come only when somebody scrolls there, and every font. */
async function showEverything() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map(picture => picture.decode().catch(() => {})));
  await document.fonts.ready;
}
