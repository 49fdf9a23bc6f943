import type { Page } from '@playwright/test';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import { test as shopTest } from '../shop-test.ts';

type Fixtures = {
  /** The signed-in staff member's token. */
  token: string;
  /** Creates categories for this test only, found by a unique word. */
  make: (names: string[], displayStatus?: boolean) => Promise<{ word: string; made: Category[] }>;
  /** Creates one, and returns its API path too. */
  makeOne: () => Promise<{ word: string; category: Category; path: string }>;
};

/** On a desktop, signed in as staff. */
export const test = shopTest.extend<Fixtures>({
  viewport: { width: 1280, height: 800 },
  token: [async ({ signInAs }, use) => await use((await signInAs('staff')).token), { auto: true }],
  make: async ({ call, token }, use) =>
    await use(async (names, displayStatus = true) => {
      const word = crypto.randomUUID().slice(0, 8);
      const made: Category[] = [];
      for (const name of names) {
        const json = { categoryName: `${word} ${name}`, displayStatus };
        made.push((await call<Category>('POST', '/api/categories', { json, token })).data);
      }
      return { word, made };
    }),
  makeOne: async ({ make }, use) =>
    await use(async () => {
      const { word, made } = await make(['before']);
      const [category] = made;
      if (!category) throw new Error('no category was made');
      return { word, category, path: `/api/categories/${category.categoryId}` };
    }),
});

export { expect } from '../shop-test.ts';

export const rows = (page: Page) => page.locator('tbody tr');
export const nameField = (page: Page) => page.getByLabel('Category Name');
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search categories' });
