import type { Family } from '../../functions/catalog/families/contract.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord, rows } from './back-office-work.ts';
import { expect, test } from './buying/market-test.ts';

const OFFER = { NetPrice: 20, StockAvailable: 5 };

test('staff make a family and put its variants in order', async ({
  page,
  call,
  signInAs,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const { token } = await signInAs('staff');
  const familyName = `${newWord()} apron`;
  const codes: number[] = [];
  for (const colour of ['sand', 'sea']) {
    const json = { productName: `${familyName}, ${colour}`, subcategoryId: 1 };
    codes.push((await call<Product>('POST', '/api/products', { json, token })).data.productCode);
  }
  await page.goto('/admin/families');
  await page.getByRole('link', { name: 'Add New Family' }).click();
  await page.getByRole('button', { name: 'Create Family' }).click();
  const name = page.getByLabel('Family name');
  await expect(name).toHaveAccessibleDescription('Family name is required');
  await name.fill(familyName);
  await page.getByLabel('Options').fill('Colour, Size');
  const variants = page.getByRole('group', { name: 'Variants' });
  for (const [index, colour] of ['sand', 'sea'].entries()) {
    await variants.getByRole('combobox', { name: 'Add a product' }).fill(`${familyName}, ${colour}`);
    await page.getByRole('option', { name: `${familyName}, ${colour}` }).click();
    const row = variants.getByRole('listitem').nth(index);
    await row.getByLabel('Colour').fill('Sand');
    await row.getByLabel('Size').fill('M');
  }
  await page.getByRole('button', { name: 'Create Family' }).click();
  await expect(variants.getByText('Another variant has the same options').first()).toBeVisible();
  await variants.getByRole('listitem').nth(1).getByLabel('Colour').fill('Sea');
  const up = variants.getByRole('button', { name: /^Move .*, sea up$/ });
  await up.press('Enter');
  await expect(variants.getByRole('button', { name: /^Move .*, sea down$/ })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create Family' }).click();
  await expect(page.getByText(`Family “${familyName}” created.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search families' }).fill(familyName);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  await expect(variants.getByRole('listitem').first().getByLabel('Colour')).toHaveValue('Sea');
  const family = (await call<Product>('GET', `/api/products/${codes[0]}?country=DE`)).data.family;
  expect(family?.variants.map(({ productCode, options }) => [productCode, ...options])).toEqual([
    [codes[1], 'Sea', 'M'],
    [codes[0], 'Sand', 'M'],
  ]);
  const product = await page.context().newPage();
  await product.goto(`/admin/products/edit/${codes[1]}`);
  await expect(product.getByText('Variant Sea, M')).toBeVisible();
  await product.getByRole('link', { name: 'Edit its family' }).click();
  await expect(product.getByLabel('Family name')).toHaveValue(familyName);
  await product.close();
  await page.getByLabel('Family name').fill(`${familyName} 2`);
  await page.getByLabel('Options').fill('Colour');
  await expect(variants.getByLabel('Size')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(page.getByText(`Family “${familyName} 2” updated.`)).toBeVisible();
  expect((await call<Product>('GET', `/api/products/${codes[0]}`)).data.options).toEqual(['Sand']);
});

test('a shopper chooses among the variants of a product by keyboard, and sees what is lacking', async ({
  page,
  call,
  staff: token,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', [
    OFFER,
    { ...OFFER, NetPrice: 24 },
    { ...OFFER, StockAvailable: 0 },
  ]);
  await shopIn(country);
  const json = { familyName: `${newWord()} family`, options: ['Colour', 'Size'] };
  const { data: family } = await call<Family>('POST', '/api/families', { json, token });
  const path = `/api/families/${family.familyId}`;
  const variants = [
    { productCode: 1, options: ['Sand', 'M'] },
    { productCode: 2, options: ['Sand', 'L'] },
    { productCode: 3, options: ['Sea', 'M'] },
    { productCode: 4, options: ['Rose', 'L'] },
  ];
  await call('PUT', path, { json: { variants }, token });

  await page.goto('/products-details/1');
  const main = page.getByRole('main');
  const optionsOf = (name: string) => main.getByRole('radiogroup', { name });
  const sizes = optionsOf('Size').getByRole('radio');
  const colours = optionsOf('Colour').getByRole('radio');
  await expect(optionsOf('Size').getByRole('radio', { checked: true })).toHaveText('M');
  await expect(colours).toHaveText(['Sand', 'Sea (out of stock)', 'Rose (not sold here)']);
  await expectNoViolations(page);

  // One stop of the Tab key for each option.
  await colours.first().focus();
  await page.keyboard.press('Tab');
  await expect(sizes.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/products-details/2');
  await expect(main.getByText('€24.00', { exact: true }).first()).toBeVisible();
  await expect(sizes.last()).toBeFocused();
  await expect(sizes.last()).toBeChecked();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch('/products-details/1');
  // From the last on to the first, and back.
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/products-details/1');
  await expect(sizes.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL('/products-details/2');

  // There is no sea in L, so it leads to the nearest that exists.
  await page.keyboard.press('Shift+Tab');
  await expect(colours.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/products-details/3');
  await expect(optionsOf('Size').getByRole('radio', { checked: true })).toHaveText('M (out of stock)');
  await colours.last().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/products-details/4');
  await expect(colours.last()).toBeChecked();
  await call('PUT', path, { json: { variants: [] }, token });
});
