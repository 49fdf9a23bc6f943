import type { Page } from '@playwright/test';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import { test as shopTest } from '../shop-test.ts';

export type Categories = { word: string; category: Category; subcategory: Subcategory };

type Fixtures = {
  /** The signed-in staff member's token. */
  token: string;
  /** A category with a subcategory, for this test only. */
  makeCategories: () => Promise<Categories>;
  makeProduct: (categories: Categories, given?: object) => Promise<Product>;
};

/** On a desktop, signed in as staff. */
export const test = shopTest.extend<Fixtures>({
  viewport: { width: 1280, height: 900 },
  token: [async ({ signInAs }, use) => await use((await signInAs('staff')).token), { auto: true }],
  makeCategories: async ({ call, token }, use) =>
    await use(async () => {
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      const make = async <Row>(path: string, json: object) =>
        (await call<Row>('POST', path, { json, token })).data;
      const category = await make<Category>('/api/categories', { categoryName: `Room ${word}` });
      const { categoryId } = category;
      const named = { categoryId, subcategoryName: `Shelf ${word}` };
      return { word, category, subcategory: await make<Subcategory>('/api/subcategories', named) };
    }),
  makeProduct: async ({ call, token }, use) =>
    await use(async ({ word, subcategory: { subcategoryId } }, given = {}) => {
      const json = { productName: `Cup ${word}`, subcategoryId, ...given };
      return (await call<Product>('POST', '/api/products', { json, token })).data;
    }),
});

export { expect } from '../shop-test.ts';

export const rows = (page: Page) => page.locator('tbody tr');
export const pictureInput = (page: Page) =>
  page.getByLabel('Picture', { exact: false }).and(page.locator('[type=file]'));
export const preview = (page: Page) => page.getByRole('img', { name: /^Preview of/ });

export async function choose(page: Page, { category, subcategory }: Categories) {
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption(category.categoryName);
  await page.getByRole('combobox', { name: 'Subcategory' }).selectOption(subcategory.subcategoryName);
}
