import type { Page } from '@playwright/test';
import type { SliderImage } from '../../../functions/catalog/slider/contract.ts';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { formOf } from '../../support/forms.ts';
import { expect, test as shopTest } from '../shop-test.ts';

type Fixtures = {
  token: string;
  all: () => Promise<SliderImage[]>;
  /** Empties the slider, and fills it with images with these titles. */
  fill: (...titles: string[]) => Promise<SliderImage[]>;
  leftAsItWas: undefined;
};

/** The shop has one slider, which the home page tests use too, so it is restored. */
export const test = shopTest.extend<Fixtures>({
  viewport: { width: 1280, height: 900 },
  token: [async ({ signInAs }, use) => await use((await signInAs('staff')).token), { auto: true }],
  all: async ({ call, token }, use) =>
    await use(async () => (await call<SliderImage[]>('GET', '/api/Slider', { token })).data),
  leftAsItWas: [
    async ({ call, token, all }, use) => {
      const before = await all();
      await use(undefined);
      await empty(call, token, await all());
      await bringBack(call, token, before);
      expect(titles(await all())).toEqual(titles(before));
    },
    { auto: true },
  ],
  fill: async ({ call, token, all }, use) =>
    await use(async (...titles) => {
      await empty(call, token, await all());
      for (const [index, title] of titles.entries()) {
        const body = formOf({ file: drawPng(20, 10), title, displayOrder: String(index + 1) });
        await call('POST', '/api/Slider/upload', { body, token });
      }
      return await all();
    }),
});

async function empty(call: ApiClient, token: string, images: SliderImage[]) {
  for (const { imageId } of images) await call('DELETE', `/api/Slider/${imageId}`, { token });
}

async function bringBack(call: ApiClient, token: string, images: SliderImage[]) {
  for (const { imageId } of images) {
    const path = `/api/history?kind=slider&key=${imageId}&deleted=true`;
    const [deletion] = (await call<HistoryEntry[]>('GET', path, { token })).data;
    await call('POST', `/api/changes/${deletion?.changeId}/undo`, { token });
  }
}

export { expect };

export const rows = (page: Page) => page.locator('tbody tr');
export const titles = (images: SliderImage[]) => images.map(({ title }) => title);
export const fileInput = (page: Page) => page.locator('input[type=file]');
export const TOO_MANY = 'You can only upload up to 5 images.';
