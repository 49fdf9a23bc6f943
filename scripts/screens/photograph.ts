import type { Page } from '@playwright/test';
import type { Screen } from '../../web/pages.ts';

export const DEVICES = {
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
} as const;

export type Device = keyof typeof DEVICES;
export type Photograph = { page: Page; device: Device; fileFor: (scheme: string) => string };

const SCHEMES = ['light', 'dark'] as const;

/** Full-length screenshots of a screen, light and dark. */
export async function photograph({ path, cart }: Screen, { page, device, fileFor }: Photograph) {
  const { viewport } = DEVICES[device];
  await page.setViewportSize(viewport);
  await page.context().clearCookies({ name: 'cart' });
  if (cart)
    await page.context().addCookies([{ name: 'cart', value: cart, url: new URL('/', page.url()).href }]);
  await page.goto(path, { waitUntil: 'networkidle' });
  const height = await page.evaluate(showEverything);
  // Sticky elements stay where they are on the page, and touch emulation stays on.
  await page.setViewportSize({ ...viewport, height });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: fileFor(colorScheme), animations: 'disabled' });
  }
}

/** Runs in the page: triggers lazy content and fonts, and returns the page's height. */
async function showEverything() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map(picture => picture.decode().catch(() => {})));
  await document.fonts.ready;
  // Freezes heights relative to the viewport before the viewport grows to the whole page.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { height } = element.getBoundingClientRect();
    // What is scaled to nothing opens later.
    if (height > 0) Object.assign(element.style, { minHeight: `${height}px`, maxHeight: `${height}px` });
  }
  return document.documentElement.scrollHeight;
}
