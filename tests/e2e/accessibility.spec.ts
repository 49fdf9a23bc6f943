import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shop-test.ts';

const PUBLIC = ['/', '/login', '/signup', '/forgot-password', '/reset-password', '/error'];
const MARKETING = ['/about', '/services', '/services-details', '/team', '/pricing', '/faq', '/privacy'];
const BUYING = ['/cart', '/cart?add=7&quantity=9', '/checkout', '/order/MB6V0YZ5R'];
const BOUGHT = ['/checkout', '/order/MB6V0YZ5R?email=customer@meridian.example'];
const STORIES = [
  '/projects',
  '/projects-details',
  '/contact',
  '/coming-soon',
  '/blog',
  '/blog?q=no-such-word',
  '/blog-details',
];
const BACK_OFFICE = [
  '/admin/admindashboard',
  '/admin/categories',
  '/admin/categories/create',
  '/admin/categories/edit/1',
  '/admin/profile',
  '/admin/settings',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}, axe finds nothing on`, () => {
    test.use({ colorScheme });

    for (const path of [...PUBLIC, ...MARKETING, ...BUYING, ...STORIES]) {
      test(path, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    for (const path of BOUGHT) {
      test(`${path}, with something in the cart`, async ({ page }) => {
        await page.goto('/cart?add=7&quantity=9');
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('term').filter({ hasText: 'Total' }).last()).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    for (const path of BACK_OFFICE) {
      test(path, async ({ page, signInAs }) => {
        await signInAs('admin');
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }
  });
}
