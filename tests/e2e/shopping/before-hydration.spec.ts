import type { Product } from '../../../functions/catalog/products/contract.ts';
import { holdScripts } from '../held-scripts.ts';
import { expect, test } from '../shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const EARLY = { waitUntil: 'commit' } as const;

test('sorting and filters chosen before hydration are applied', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/products-list', EARLY);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
  await page.getByLabel('Sort').selectOption('price-desc');
  await page.getByRole('checkbox', { name: 'In stock only' }).check();
  letScriptsCome();
  await expect(page).toHaveURL('/products-list?category=4&inStock=true&sort=price-desc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
  await expect(page.getByLabel('Sort')).toHaveValue('price-desc');
  await page.goBack();
  await expect(page).toHaveURL('/products-list');
  await expect(page.getByLabel('Sort')).toHaveValue('');
});

test('a colour chosen before hydration narrows the list', async ({ page, call }) => {
  const bottles = '/api/products?country=DE&grouped=true&q=bottle';
  const categoryId = (await call<Product[]>('GET', bottles)).data[0]?.categoryId;
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/products-list?category=${categoryId}`, EARLY);
  await page.getByLabel('Colour', { exact: true }).selectOption('Clay');
  letScriptsCome();
  await expect(page).toHaveURL(`/products-list?category=${categoryId}&option=Colour%3AClay`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the country chosen before hydration is the one whose prices are shown', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/products-details/1', EARLY);
  const country = page.getByLabel('Country and currency');
  await country.selectOption('GB');
  letScriptsCome();
  await expect(page.getByRole('main')).toContainText('£');
  await expect(country).toHaveValue('GB');
});

test('a country and a sort order chosen before hydration both apply', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/products-list', EARLY);
  const country = page.getByLabel('Country and currency');
  await country.selectOption('GB');
  await page.getByLabel('Sort').selectOption('price-desc');
  letScriptsCome();
  await expect(country).toHaveValue('GB');
  await expect(page).toHaveURL('/products-list?sort=price-desc');
  await expect(page.getByLabel('Sort')).toHaveValue('price-desc');
  await expect(page.getByRole('main')).toContainText('£');
});

test('going back before hydration shows the page gone back to', async ({ page }) => {
  await page.goto('/products-list');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
  const letScriptsCome = await holdScripts(page);
  await page.reload(EARLY);
  // As a person would: right after a reload, the runner’s own “go back” may ask a page that is no longer there.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/products-list');
  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lighting');
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
});

test('returning to a page shows it as it was left, not its restored form fields', async ({ page }) => {
  await page.goto('/products-list');
  await page.getByLabel('Sort').selectOption('price-desc');
  await expect(page).toHaveURL('/products-list?sort=price-desc');
  await page.evaluate(() => window.location.assign('/about'));
  await expect(page).toHaveURL('/about');
  // As a person would: a page that reloads itself meanwhile would abort the runner’s own “go back”.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/products-list?sort=price-desc');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/products-list');
  await expect(page.getByLabel('Sort')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Sort')).toHaveValue('');
  await expect(page).toHaveURL('/products-list');
});
