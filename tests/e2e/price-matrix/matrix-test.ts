import type { Page } from '@playwright/test';
import type { Category } from '../../../functions/catalog/categories/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Subcategory } from '../../../functions/catalog/subcategories/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { namedPrice, type PriceMatrix } from '../../../functions/pricing/price-matrix/contract.ts';
import { expect, test as shopTest } from '../shop-test.ts';

type Matrix = {
  /** The matrix of this subcategory only. */
  address: string;
  codes: number[];
  countries: Country[];
  /** The stored net prices of each product, by country; null where there is none. */
  nets: () => Promise<(number | null)[][]>;
  put: (changes: object[]) => Promise<number>;
};
type Fixtures = {
  token: string;
  /** Products and countries for this test only. */
  makeMatrix: (products: number, countries: number, priced: boolean) => Promise<Matrix>;
};

let codes = 0;
/** No real country code begins with a digit. */
const aCode = () => `${Math.floor(Math.random() * 10)}${(codes++).toString(36)}`.slice(0, 3).toUpperCase();

export const test = shopTest.extend<Fixtures>({
  viewport: { width: 1280, height: 800 },
  token: [async ({ signInAs }, use) => await use((await signInAs('staff')).token), { auto: true }],
  makeMatrix: async ({ call, token }, use) =>
    await use(async (productCount, countryCount, priced) => {
      const word = crypto.randomUUID().slice(0, 8);
      const post = async <Made>(path: string, json: object) =>
        (await call<Made>('POST', path, { json, token })).data;
      const { categoryId } = await post<Category>('/api/categories', { categoryName: word });
      const { subcategoryId } = await post<Subcategory>('/api/subcategories', {
        categoryId,
        subcategoryName: word,
      });
      const made: number[] = [];
      for (let count = 1; count <= productCount; count += 1) {
        const productName = `${word} ${String(count).padStart(3, '0')}`;
        made.push((await post<Product>('/api/products', { productName, subcategoryId })).productCode);
      }
      const countries: Country[] = [];
      for (let count = 1; count <= countryCount; count += 1) {
        const countryName = `${word} land ${String(count).padStart(2, '0')}`;
        countries.push(
          await post<Country>('/api/countries', { countryCode: aCode(), countryName, denomination: 'EUR' }),
        );
      }
      const ids = countries.map(({ countryId }) => countryId);
      const put = async (changes: object[]) =>
        (await call('PUT', '/api/productprices/matrix', { json: { changes }, token })).status;
      if (priced) {
        const prices = made.flatMap((ProductCode, row) =>
          ids.map((CountryID, col) => ({
            ProductCode,
            CountryID,
            version: null,
            NetPrice: 10 + row + col / 10,
            RetailPrice: 100,
            StockAvailable: 5,
          })),
        );
        expect(await put(prices)).toBe(200);
      }
      return {
        address: `/admin/product-prices/matrix?category=${categoryId}&country=${ids}`,
        codes: made,
        countries,
        put,
        nets: async () => {
          const path = `/api/productprices/matrix?subcategory=${subcategoryId}&country=${ids}`;
          const { data } = await call<PriceMatrix>('GET', path, { token });
          return data.products.map(({ prices }) =>
            ids.map(id => prices.map(namedPrice).find(({ CountryID }) => CountryID === id)?.NetPrice ?? null),
          );
        },
      };
    }),
});

export { expect };

export const grid = (page: Page) => page.getByRole('grid', { name: 'Price matrix' });
export const cell = (page: Page, row: number, col: number) =>
  page.locator(`[role=gridcell][data-row="${row}"][data-col="${col}"]`);
export const bar = (page: Page) => page.getByRole('region', { name: 'Changes' });
export const save = (page: Page) => bar(page).getByRole('button', { name: 'Save' });

/** Like Ctrl+V with this text on the clipboard. */
export const paste = (page: Page, text: string) =>
  page.evaluate(given => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
