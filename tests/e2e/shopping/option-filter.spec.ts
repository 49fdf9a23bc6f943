import type { Page } from '@playwright/test';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { OfferedOption } from '../../../functions/contracts/chosen-options.ts';
import { openCountingShifts } from '../layout-shifts.ts';
import { expect, test } from '../shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const results = (page: Page) => page.getByRole('region', { name: 'Products' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

/** The list of the category of a demo family, and what can be chosen there. */
async function listOfFamily(
  call: <Body>(method: string, path: string) => Promise<{ data: Body }>,
  familyName: string,
) {
  const { data: all } = await call<Product[]>('GET', '/api/products?country=DE&grouped=true&pageSize=100');
  const card = all.find(({ standsFor }) => standsFor?.familyName === familyName);
  const path = `/products-list?category=${card?.categoryId}`;
  const { data: options } = await call<OfferedOption[]>(
    'GET',
    `/api/products/options?country=DE&category=${card?.categoryId}`,
  );
  return { path, options };
}

test('a colour narrows the list to families that have it, shows that variant, and can be removed', async ({
  page,
  call,
}) => {
  const { path, options } = await listOfFamily(call, 'Insulated Bottle 500 ml');
  expect(options.flatMap(({ values }) => values.map(({ value }) => value))).toContain('Clay');
  await page.goto(path);
  const colour = page.getByLabel('Colour', { exact: true });
  const asked = page.waitForRequest(/\/api\/products\?/);
  await colour.selectOption('Clay');
  expect((await asked).url()).toMatch(/option=Colour%3AClay.*soldOutLast=true/);
  await expect(page).toHaveURL(`${path}&option=Colour%3AClay`);
  await expect(results(page).getByRole('status')).toHaveText('Showing 1 results');
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await expect(results(page).getByRole('heading', { level: 3 })).toHaveText(/Insulated Bottle 500 ml/);
  await expect(results(page).getByRole('article').getByRole('link').first()).toHaveText(/clay/);
  await chips(page).getByRole('link', { name: 'Remove filter Colour: Clay' }).click();
  await expect(page).toHaveURL(path);
  await expect(colour).toHaveValue('');
  await expect(chips(page).getByRole('listitem')).toHaveCount(1);

  await colour.selectOption('Sea');
  await expect(chips(page).getByRole('listitem').last()).toHaveText(/Colour: Sea/);
  await page.goBack();
  await expect(colour).toHaveValue('');
  await page.goForward();
  await expect(colour).toHaveValue('Colour:Sea');
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/products-list');
  await expect(colour).toHaveCount(0);
});

test('a shared link opens filtered, in any case, without moving what is shown', async ({ page, call }) => {
  const { path } = await listOfFamily(call, 'Insulated Bottle 500 ml');
  const shifts = await openCountingShifts(page, `${path}&option=colour:SEA`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('Colour:Sea');
  await expect(results(page).getByRole('article')).toHaveCount(1);
  expect(await shifts()).toBe(0);
  await page.getByLabel('Colour', { exact: true }).selectOption('All');
  await expect(page).toHaveURL(path);
});

test('another category starts without the options of the first', async ({ page, call }) => {
  const { path } = await listOfFamily(call, 'Insulated Bottle 500 ml');
  await page.goto(`${path}&option=Colour:Sea`);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect(chips(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters by an option, and chips remove it', async ({ page, call }) => {
    const { path } = await listOfFamily(call, 'Insulated Bottle 500 ml');
    await page.goto(path);
    await page.getByLabel('Colour', { exact: true }).selectOption('Chalk');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/option=Colour%3AChalk/);
    await expect(results(page).getByRole('article')).toHaveCount(1);
    await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('Colour:Chalk');
    await chips(page).getByRole('link', { name: 'Remove filter Colour: Chalk' }).click();
    await expect(page).toHaveURL(path);
  });
});
