import type { Page } from '@playwright/test';
import type { Product } from '../../functions/catalog/products/contract.ts';
import type { ApiClient } from '../support/api-client.ts';
import { newWord, rows } from './back-office-work.ts';
import { expect, test } from './shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

type Making = { word: string; send: (path: string, json: object) => Promise<{ productCode: number }> };

const makeProducts = ({ word, send }: Making) =>
  Promise.all(
    ['one', 'two'].map(name =>
      send('/api/products', { productName: `${word} ${name}`, productDescription: '', subcategoryId: 1 }),
    ),
  );

async function makePrices(making: Making) {
  const price = { CountryID: 2, NetPrice: 10, RetailPrice: 12, StockAvailable: 5 };
  for (const { productCode } of await makeProducts(making)) {
    await making.send('/api/productprices', { ...price, ProductCode: String(productCode) });
  }
}

/** For each list with its own texts, besides categories: the message when two rows are changed at once. */
const LISTS = [
  {
    list: 'subcategories',
    make: ({ word, send }: Making) =>
      Promise.all(
        ['one', 'two'].map(name =>
          send('/api/subcategories', { categoryId: 1, subcategoryName: `${word} ${name}` }),
        ),
      ),
    hide: ['Deactivate', '2 subcategories deactivated.', 'Inactive'],
    gone: '2 subcategories deleted.',
  },
  {
    list: 'countries',
    make: ({ word, send }: Making) =>
      Promise.all(
        ['Q1', 'Q2'].map(countryCode =>
          send('/api/countries', { countryCode, countryName: `${word} ${countryCode}`, denomination: 'EUR' }),
        ),
      ),
    hide: ['Deactivate', '2 countries deactivated.', 'Inactive'],
    gone: '2 countries deleted.',
  },
  {
    list: 'product-prices',
    make: makePrices,
    hide: ['Hide', '2 product prices hidden from the website.', 'No'],
    gone: '2 product prices deleted.',
  },
  {
    list: 'products',
    make: makePrices,
    hide: ['Hide', '2 products hidden from the website.'],
    gone: /0 products deleted\. 2 were not changed: They still have prices \(.*one, .*two\)\./,
  },
] as const;

for (const { list, make, hide, gone } of LISTS) {
  const tag = list === 'products' ? [] : '@deep';
  test(`many ${list} are switched, restored with one click, and deleted`, { tag }, async ({
    page,
    call,
    signInAs,
  }) => {
    const { token } = await signInAs('staff');
    const word = newWord();
    await make({ word, send: sender(call, token) });
    const [press, said, state] = hide;
    await page.goto(`/admin/${list}?q=${word}`);
    await expect(rows(page)).toHaveCount(2);

    await chooseAll(page, press);
    await expect(page.getByText(said)).toBeVisible();
    const hidden = page.getByRole('cell', { name: state, exact: true });
    if (state) await expect(hidden).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone: 2 rows reverted.')).toBeVisible();
    if (state) await expect(hidden).toHaveCount(0);

    await chooseAll(page, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await expect(rows(page)).toHaveCount(list === 'products' ? 2 : 0);
  });
}

const sender = (call: ApiClient, token: string) => async (path: string, json: object) =>
  (await call<Product>('POST', path, { json, token })).data;

async function chooseAll(page: Page, button: string) {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: button }).click();
}
