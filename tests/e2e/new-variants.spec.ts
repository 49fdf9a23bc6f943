import type { Page } from '@playwright/test';
import type { Family } from '../../functions/catalog/families/contract.ts';
import type { Product } from '../../functions/catalog/products/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord } from './back-office-work.ts';
import { expect, test } from './buying/market-test.ts';

const json = { subcategoryId: 1, productDescription: 'Keeps tea warm.' };
const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('staff make a family of three colours and two sizes from one product, and add a size later', async ({
  page,
  call,
  staff,
  signInAs,
  openMarket,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 422/);
  const { countryId } = (await openMarket('EUR', [])).country;
  const word = newWord();
  const [familyName, productName] = [`Bottle ${word}`, `First bottle ${word}`];
  const make = (more: object) =>
    call<Product>('POST', '/api/products', { json: { ...json, ...more }, token: staff });
  const { data: first } = await make({ productName, sku: `TAKEN-${word}` });
  const price = {
    ProductCode: String(first.productCode),
    CountryID: countryId,
    NetPrice: 20,
    RetailPrice: 30,
    StockAvailable: 4,
  };
  await call('POST', '/api/productprices', { json: price, token: staff });
  await signInAs('staff');

  await page.goto('/admin/families/create');
  await page.getByLabel('Family name').fill(familyName);
  await page.getByLabel('Options').fill('Colour, Size');
  await page.getByLabel('Values of Colour').fill('Red, Blue, Green');
  await page.getByLabel('Values of Size').fill('S, M');
  const made = page.getByRole('group', { name: 'New variants' });
  await expect(
    made.getByText('6 of 6 new combinations chosen. The family will have 6 of at most 100'),
  ).toBeVisible();
  await expect(rowOf(page, 'Green, M').getByLabel('Product name')).toHaveValue(`${familyName}, Green, M`);

  await rowOf(page, 'Red, S').getByRole('button', { name: 'Use an existing product' }).click();
  await rowOf(page, 'Red, S').getByRole('combobox').fill(productName);
  await page.getByRole('option', { name: productName }).click();
  await made.getByRole('combobox', { name: 'Copy from' }).fill(productName);
  await page.getByRole('option', { name: productName }).click();
  await made.getByLabel('Change prices by (%)').fill('10');
  await rowOf(page, 'Red, M').getByLabel('SKU').fill(`TAKEN-${word}`);
  await rowOf(page, 'Blue, M').getByLabel('Product name').fill(`Night bottle ${word}`);
  await rowOf(page, 'Blue, M').getByLabel('Stock').fill('12');
  await rowOf(page, 'Green, M').getByRole('checkbox').uncheck();
  await expect(rowOf(page, 'Green, M').getByLabel('Product name')).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create Family' }).click();
  await expect(rowOf(page, 'Red, M').getByText('Another product has this SKU')).toBeVisible();
  await expect(rowOf(page, 'Red, M').getByLabel('SKU')).toBeFocused();
  await rowOf(page, 'Red, M').getByLabel('SKU').fill(`RED-M-${word}`);
  await page.getByRole('button', { name: 'Create Family' }).click();
  await expect(page.getByText(`Family “${familyName}” created.`)).toBeVisible();

  const found = async () =>
    (await call<Family[]>('GET', `/api/families?q=${word}`, { token: staff })).data[0];
  const variants = (await found())?.variants ?? [];
  expect(variants.map(one => [one.productName, ...one.options])).toEqual([
    [productName, 'Red', 'S'],
    [`${familyName}, Red, M`, 'Red', 'M'],
    [`${familyName}, Blue, S`, 'Blue', 'S'],
    [`Night bottle ${word}`, 'Blue', 'M'],
    [`${familyName}, Green, S`, 'Green', 'S'],
  ]);
  const path = `/api/productprices/${variants[3]?.productCode}/${countryId}`;
  expect((await call('GET', path, { token: staff })).data).toMatchObject({
    NetPrice: 22,
    StockAvailable: 12,
  });

  await page.goto(`/admin/families/edit/${(await found())?.familyId}`);
  await expect(page.getByText('0 of 1 new combination chosen.')).toBeVisible();
  await page.getByLabel('Values of Size').fill('S, M, L');
  await expect(page.getByText('3 of 4 new combinations chosen. The family will have 8 of')).toBeVisible();
  await rowOf(page, 'Green, L').getByRole('checkbox').uncheck();
  await made.getByLabel('Stock in each country').selectOption('As copied');
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(page.getByText(`Family “${familyName}” updated.`)).toBeVisible();
  const grown = (await found())?.variants ?? [];
  expect(grown.slice(5).map(({ options }) => options)).toEqual([
    ['Red', 'L'],
    ['Blue', 'L'],
  ]);
  const copied = `/api/productprices/${grown[5]?.productCode}/${countryId}`;
  expect((await call('GET', copied, { token: staff })).data).toMatchObject({
    NetPrice: 20,
    StockAvailable: 4,
  });
});

test('staff put variants in order by dragging and by keys, also on a phone', async ({
  page,
  call,
  staff: token,
  signInAs,
}) => {
  const word = newWord();
  const made = async (name: string) =>
    (await call<Product>('POST', '/api/products', { json: { ...json, productName: name }, token })).data;
  const variants = [];
  for (const size of ['S', 'M', 'L'])
    variants.push({ productCode: (await made(`${word} ${size}`)).productCode, options: [size] });
  const family = { familyName: `Sizes ${word}`, options: ['Size'], variants };
  const { familyId } = (await call<Family>('POST', '/api/families', { json: family, token })).data;
  await signInAs('staff');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/families/edit/${familyId}`);
  const list = page.getByRole('group', { name: 'Variants', exact: true });
  const handle = (size: string) => list.getByRole('button', { name: new RegExp(`^Move .*${word} ${size}$`) });
  const order = () =>
    list.getByLabel('Size').evaluateAll(all => all.map(one => (one as HTMLInputElement).value));

  await handle('S').press('End');
  await expect(handle('S')).toBeFocused();
  await expect(list.getByText(/S moved to position 3 of 3/)).toBeAttached();
  expect(await order()).toEqual(['M', 'L', 'S']);

  const pull = async (size: string, to: string) => {
    await handle(to).scrollIntoViewIfNeeded();
    await handle(size).scrollIntoViewIfNeeded();
    const [start, end] = [await handle(size).boundingBox(), await handle(to).boundingBox()];
    if (!start || !end) throw new Error('a handle is missing');
    await page.mouse.move(start.x + 5, start.y + 5);
    await page.mouse.down();
    await page.mouse.move(end.x + 5, end.y - 20, { steps: 6 });
  };
  await pull('L', 'M');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await order()).toEqual(['M', 'L', 'S']);
  await pull('L', 'M');
  await page.mouse.up();
  expect(await order()).toEqual(['L', 'M', 'S']);

  await page.getByLabel('Values of Size').fill('S, M, L, XXL');
  await rowOf(page, 'XXL').getByLabel('SKU').fill(`XXL-${word}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await page.getByRole('button', { name: 'Update Family' }).click();
  await expect(page.getByText(`Family “${family.familyName}” updated.`)).toBeVisible();
  const saved = await call<Family>('GET', `/api/families/${familyId}`, { token });
  expect(saved.data.variants.map(({ options }) => options)).toEqual([['L'], ['M'], ['S'], ['XXL']]);
});
