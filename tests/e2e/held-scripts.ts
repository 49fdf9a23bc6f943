import type { Page } from '@playwright/test';

/** The scripts that hydrate a page. */
export const APP = '**/assets/{react,main,shop}-*.js';

/** Scripts that a slow network has not delivered; the returned function releases them. */
export async function holdScripts(page: Page, which = APP) {
  const held = Promise.withResolvers<void>();
  await page.route(which, async route => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
