import type { Page } from '@playwright/test';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { formOf } from '../../support/forms.ts';
import { aShop, test as shopTest } from '../shop-test.ts';

type Given = {
  token: string;
  all: () => Promise<SliderImage[]>;
  /** Empties the slider, and puts images of these titles into it. */
  fill: (...titles: string[]) => Promise<SliderImage[]>;
};

/** A shop of its own: it has one slider, which the tests of the home page look at too. */
export const test = shopTest.extend<Given>({
  viewport: { width: 1280, height: 900 },
  shop: aShop,
  token: [async ({ signInAs }, use) => await use((await signInAs('staff')).token), { auto: true }],
  all: async ({ call, token }, use) =>
    await use(async () => (await call<SliderImage[]>('GET', '/api/Slider', { token })).data),
  fill: async ({ call, token, all }, use) =>
    await use(async (...titles) => {
      for (const { imageId } of await all()) await call('DELETE', `/api/Slider/${imageId}`, { token });
      for (const [index, title] of titles.entries()) {
        const body = formOf({ file: drawPng(20, 10), title, displayOrder: String(index + 1) });
        await call('POST', '/api/Slider/upload', { body, token });
      }
      return await all();
    }),
});

export { expect } from '../shop-test.ts';

export const rows = (page: Page) => page.locator('tbody tr');
export const titles = (images: SliderImage[]) => images.map(({ title }) => title);
export const fileInput = (page: Page) => page.locator('input[type=file]');
export const TOO_MANY = 'You can only upload up to 5 images.';
