import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export const DEVICES = {
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
} as const;

export type Device = keyof typeof DEVICES;
export type Photograph = { page: Page; device: Device; fileFor: (scheme: string) => string };

const SCHEMES = ['light', 'dark'] as const;

/** Opens a screen and takes its picture in full length, light and dark. */
export async function photograph({ path, cart }: Screen, { page, device, fileFor }: Photograph) {
  const { viewport } = DEVICES[device];
  await page.setViewportSize(viewport);
  await page.context().clearCookies({ name: 'cart' });
  if (cart)
    await page.context().addCookies([{ name: 'cart', value: cart, url: new URL('/', page.url()).href }]);
  await page.goto(path, { waitUntil: 'networkidle' });
  const height = await page.evaluate(showEverything);
  // What sticks to the edge of a window stands where the page has it, and a finger stays a finger.
  await page.setViewportSize({ ...viewport, height });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: fileFor(colorScheme), animations: 'disabled' });
  }
}

/** Runs in the page: what would come only when somebody scrolls there, and every font. Gives the page's length. */
async function showEverything() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map(picture => picture.decode().catch(() => {})));
  await document.fonts.ready;
  // What is as tall as a part of the window stays so when the window becomes as long as the page.
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const height = `${element.getBoundingClientRect().height}px`;
    Object.assign(element.style, { minHeight: height, maxHeight: height });
  }
  return document.documentElement.scrollHeight;
}
