import type { Family } from '../../functions/catalog/families/contract.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord } from './back-office-work.ts';
import { expect, test } from './buying/market-test.ts';

const SAND = '#d8c7a3';
const SEA = '#277670';

test('staff give the values of a family colours, and take one away', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const word = newWord();
  const variants = [];
  for (const colour of ['Sand', 'Sea']) {
    const json = { productName: `${word} ${colour}`, subcategoryId: 1 };
    const { data } = await call<Product>('POST', '/api/products', { json, token });
    variants.push({ productCode: data.productCode, options: [colour] });
  }
  const json = { familyName: `${word} family`, options: ['Colour'], variants };
  const { familyId } = (await call<Family>('POST', '/api/families', { json, token })).data;
  const stored = async () => (await call<Family>('GET', `/api/families/${familyId}`)).data.swatches;

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/families/edit/${familyId}`);
  await page.getByText('Colours that shoppers choose by').click();
  const sand = page.getByLabel('Colour of Sand', { exact: true });
  await sand.fill(SAND);
  await expect(sand).toHaveAccessibleDescription(SAND);
  // A value that is only being added has a colour, too.
  const values = page.locator('[name="values.0"]');
  await values.fill('Sand, Sea, Clay');
  await page.getByLabel('Colour of Clay', { exact: true }).fill('#bf6a45');
  await page.getByLabel('Colour of Sea', { exact: true }).fill(SEA);
  await values.fill('Sand, Sea');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(page.getByText(`Family “${word} family” updated.`)).toBeVisible();
  expect(await stored()).toEqual({ Sand: SAND, Sea: SEA });

  await page.goto(`/admin/families/edit/${familyId}`);
  await expect(sand).toHaveValue(SAND);
  await page.getByRole('button', { name: 'Remove the colour of Sand' }).press('Enter');
  await expect(sand).toBeFocused();
  await expect(sand).toHaveAccessibleDescription('None');
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(page.getByText(`Family “${word} family” updated.`)).toBeVisible();
  expect(await stored()).toEqual({ Sea: SEA });
});

test('shoppers choose by swatches, and the page changes before the rest is loaded', async ({
  page,
  call,
  staff: token,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', []);
  await shopIn(country);
  const word = newWord();
  const familyName = `${word} family`;
  const names = [`${word} in sand`, `${word} in sea`];
  const codes: number[] = [];
  for (const [at, productName] of names.entries()) {
    const json = { productName, subcategoryId: 1 };
    const { productCode } = (await call<Product>('POST', '/api/products', { json, token })).data;
    codes.push(productCode);
    const price = { ProductCode: String(productCode), CountryID: country.countryId, StockAvailable: 5 };
    const amounts = { NetPrice: 20 + 4 * at, RetailPrice: 30 };
    await call('POST', '/api/productprices', { json: { ...price, ...amounts }, token });
  }
  const variants = codes.map((productCode, at) => ({ productCode, options: [at ? 'Sea' : 'Sand', 'M'] }));
  const json = { familyName, options: ['Colour', 'Size'], swatches: { Sand: SAND, sea: SEA }, variants };
  await call<Family>('POST', '/api/families', { json, token });

  await page.goto(`/products-list?q=${word}`);
  const card = page.getByRole('article').filter({ hasText: familyName });
  await expect(card.locator('.about')).toContainText('Sand, Sea, M');
  const backgrounds = card.locator('.about i').evaluateAll(all => all.map(one => one.style.background));
  expect(await backgrounds).toEqual(['rgb(216, 199, 163)', 'rgb(39, 118, 112)']);
  await card.getByRole('heading').getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  const main = page.getByRole('main');
  const sea = main.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio', { name: 'Sea' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/**', async route => {
    await gate.promise;
    await route.fallback();
  });
  await sea.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
  await expect(main.getByText('€24.00', { exact: true }).first()).toBeVisible();
  await expect(sea).toBeChecked();
  await expect(main.getByRole('button', { name: `Add To Cart: ${names[1]}` })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/products-details/${codes[0]}`);
  await page.keyboard.press('Tab');
  const size = main.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(size).toBeFocused();
  gate.resolve();
  await expect(page).toHaveURL(`/products-details/${codes[1]}`);
  await expect(size).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
});
