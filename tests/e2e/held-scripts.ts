import type { Page } from '@playwright/test';

/** What takes a page over. */
export const APP = '**/assets/{react,main,shop}-*.js';

/** What a slow network has not brought yet; the returned function lets it come. */
export async function holdScripts(page: Page, which = APP) {
  const held = Promise.withResolvers<void>();
  await page.route(which, async route => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
