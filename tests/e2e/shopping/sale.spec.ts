import { expect, test } from '../shop-test.ts';

const SALE = { name: 'Sale', exact: true };

test('the menu leads to what is reduced: each with its old price, and filters stay there', async ({
  page,
}) => {
  await page.goto('/');
  const asked = () => page.waitForRequest(request => /\/api\/products\?.*sale=true/.test(request.url()));
  const first = asked();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', SALE).click();
  expect((await first).url()).toContain('soldOutLast=true');
  await expect(page).toHaveURL(/\/sale$/);
  await expect(page.getByRole('heading', { level: 1, ...SALE })).toBeVisible();
  await expect(page).toHaveTitle(/^Sale /);
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'instead of' })).toHaveCount(0);
  const sorted = asked();
  await page.getByLabel('Sort', { exact: true }).selectOption('price');
  await expect(page).toHaveURL(/\/sale\?sort=price$/);
  expect((await sorted).url()).not.toContain('soldOutLast');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/sale\?category=\d+&sort=price$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sale: /);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a list like the others', async ({ page }) => {
    await page.goto('/sale');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', SALE)).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByLabel('Sort', { exact: true }).selectOption('price');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/sale\?.*sort=price/);
    await expect(page.getByText('instead of').first()).toBeAttached();
  });
});
