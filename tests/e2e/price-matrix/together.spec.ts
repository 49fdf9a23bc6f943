import { namedPrice, type PriceMatrix } from '../../../functions/pricing/price-matrix/contract.ts';
import { bar, cell, expect, save, test } from './matrix-test.ts';

test('two people edit one cell: both values are shown and one is chosen; a failed save loses nothing', async ({
  page,
  makeMatrix,
  expectedFaults,
}) => {
  expectedFaults.push(/status of (401|412|503)/);
  const { address, codes, countries, put, nets } = await makeMatrix(2, 2, true);
  await page.goto(address);
  const type = async (row: number, col: number, text: string) => {
    await cell(page, row, col).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type(0, 0, '50');
  await type(0, 1, '51');
  await type(1, 0, '52');

  await page.route('**/api/productprices/matrix', async route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await save(page).click();
  await expect(bar(page).getByRole('alert')).toContainText('Error saving prices. Please try again.');
  await expect(cell(page, 1, 0)).toContainText('52.00');
  await page.unroute('**/api/productprices/matrix');

  const [here, there] = countries.map(({ countryId }) => countryId);
  const theirs = [
    { ProductCode: codes[0], CountryID: here, NetPrice: 60 },
    { ProductCode: codes[0], CountryID: there, NetPrice: 61 },
  ];
  await page.getByRole('searchbox', { name: 'Search products' }).click();
  const versions = await page.evaluate(
    async path => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      const { products } = await (await fetch(path, { headers })).json();
      return products[0].prices.map((price: number[]) => price[7]);
    },
    address.replace('/admin/product-prices/matrix', '/api/productprices/matrix'),
  );
  expect(await put(theirs.map((change, index) => ({ ...change, version: versions[index] })))).toBe(200);

  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed some of these prices' });
  await expect(dialog).toContainText('60.00 → becomes 50.00');
  await expect(dialog).toContainText('61.00 → becomes 51.00');
  expect((await nets())[1]?.[0]).toBe(11);
  await dialog.getByRole('radio', { name: 'Take theirs' }).last().check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 prices saved.')).toBeVisible();
  expect(await nets()).toEqual([
    [50, 61],
    [52, 11.1],
  ]);

  await type(1, 1, '9');
  const said = await page.getByText('2 prices saved.').boundingBox();
  const { y = 0 } = (await bar(page).boundingBox()) ?? {};
  expect(said && said.y + said.height, 'the message stands above the bar with Save').toBeLessThan(y);
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(cell(page, 1, 1)).toContainText('9.00');

  await page.evaluate(() => localStorage.setItem('token', 'of.another.time'));
  await save(page).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill('staff');
  await page.getByLabel('Password', { exact: true }).fill('meridian-staff');
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(cell(page, 1, 1)).toContainText('9.00');
  await save(page).click();
  await expect(page.getByText('1 price saved.')).toBeVisible();
  expect((await nets())[1]).toEqual([52, 9]);
});

test('a postponed conflict comes up again, and keeping my value keeps their other changes', async ({
  page,
  call,
  token,
  makeMatrix,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 412/);
  const { address, codes, countries, put } = await makeMatrix(1, 1, true);
  const stored = async () => {
    const path = address.replace('/admin/product-prices/matrix', '/api/productprices/matrix');
    const { data } = await call<PriceMatrix>('GET', path, { token });
    return data.products.flatMap(({ prices }) => prices.map(namedPrice))[0];
  };
  await page.goto(address);
  await cell(page, 0, 0).click();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  const { version = null } = (await stored()) ?? {};
  const theirs = { NetPrice: 60, RetailPrice: 120, StockAvailable: 9 };
  const place = { ProductCode: codes[0], CountryID: countries[0]?.countryId };
  expect(await put([{ ...place, version, ...theirs }])).toBe(200);

  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed some of these prices' });
  await expect(dialog).toContainText('60.00 → becomes 50.00');
  await expect(dialog).not.toContainText('100.00');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await cell(page, 0, 0).click();
  await page.keyboard.type('51');
  await page.keyboard.press('Enter');
  await save(page).click();
  await expect(dialog).toContainText('60.00 → becomes 51.00');
  expect(await stored()).toMatchObject(theirs);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 price saved.')).toBeVisible();
  expect(await stored()).toMatchObject({ ...theirs, NetPrice: 51 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one country is shown at a time, and a tap edits with the numeric keyboard', async ({
    page,
    makeMatrix,
  }) => {
    const { address, countries, nets } = await makeMatrix(2, 2, true);
    await page.goto(address);
    await page.getByLabel('Country').selectOption(String(countries[1]?.countryId));
    await expect(cell(page, 0, 0)).toContainText('10.10');
    await cell(page, 0, 0).tap();
    const field = page.getByRole('textbox', { name: /^Net price of/ });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await field.fill('33');
    await field.press('Enter');
    await save(page).tap();
    await expect(page.getByText('1 price saved.')).toBeVisible();
    expect((await nets())[0]).toEqual([10, 33]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('its column fills the width, also with a scroll bar and after rotation', async ({
    page,
    makeMatrix,
  }) => {
    const { address } = await makeMatrix(2, 2, true);
    await page.goto(address);
    await expect(cell(page, 0, 0)).toContainText('10.00');
    // Phones overlay their scroll bars: a border takes the space of one.
    await page.getByRole('grid').evaluate(({ style }) => {
      style.borderRightWidth = '16px';
    });
    const left = () =>
      page.getByRole('grid').evaluate(({ scrollWidth, clientWidth, firstElementChild }) => ({
        hidden: scrollWidth - clientWidth,
        unused: clientWidth - Number.parseFloat((firstElementChild as HTMLElement).style.width),
      }));
    await expect.poll(left).toEqual({ hidden: 0, unused: 0 });
    await page.setViewportSize({ width: 620, height: 360 });
    await expect.poll(left).toEqual({ hidden: 0, unused: 0 });
  });
});
