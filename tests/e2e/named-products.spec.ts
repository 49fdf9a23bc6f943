import type { WrittenPost } from '../../functions/content/posts/contract.ts';
import { expectNoViolations } from './axe.ts';
import { newWord, rows } from './back-office-work.ts';
import { expect, test } from './buying/market-test.ts';

const OFFER = { NetPrice: 20, StockAvailable: 5 };

test('staff choose the products of a post and their order', async ({ page, call, signInAs }) => {
  const { token } = await signInAs('staff');
  const title = `Naming ${newWord()}`;
  const { data: post } = await call<WrittenPost>('POST', '/api/posts', {
    json: { title, text: 'Tea' },
    token,
  });
  await page.goto('/admin/posts');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  const named = page.getByRole('group', { name: 'Products' });
  for (const name of ['Gooseneck Kettle', 'Hand Trowel']) {
    await named.getByRole('combobox', { name: 'Add a product' }).fill(name);
    await page.getByRole('option', { name }).click();
  }
  const up = named.getByRole('button', { name: /^Move .* Hand Trowel up$/ });
  await up.press('Enter');
  await expect(named.getByRole('button', { name: /^Move .* Hand Trowel down$/ })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText(`Post “${title}” updated.`)).toBeVisible();
  const source = await call<WrittenPost>('GET', `/api/posts/${post.postId}/source`, { token });
  expect(source.data.products.map(({ productName }) => productName)).toEqual([
    'Hand Trowel',
    'Gooseneck Kettle',
  ]);
  await call('DELETE', `/api/posts/${post.postId}`, { token });
});

test('a shopper goes from a product to an article and buys what it names', async ({
  page,
  call,
  staff: token,
  openMarket,
  shopIn,
}) => {
  const { country } = await openMarket('EUR', [OFFER, { ...OFFER, NetPrice: 24 }]);
  await shopIn(country);
  const title = `Article ${newWord()}`;
  const json = { title, text: 'Tea', state: 'published', productCodes: [2, 3, 1] };
  const { data: post } = await call<WrittenPost>('POST', '/api/posts', { json, token });

  await page.goto('/products-details/1');
  const articles = page.getByRole('region', { name: 'From the blog' });
  await expect(articles.getByRole('link').first()).toHaveText(title);
  await expectNoViolations(page);
  await articles.getByRole('link', { name: title }).click();
  const named = page.getByRole('region', { name: 'In this post' });
  // The third is not sold in this country.
  await expect(named.getByRole('article')).toHaveCount(2);
  await expect(named.getByRole('article').first()).toContainText('€24.00');
  await expectNoViolations(page);
  await named
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add To Cart/ })
    .click();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('€24.00');

  await call('PUT', `/api/posts/${post.postId}`, { json: { productCodes: [] }, token });
  await page.goto('/products-details/1');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await call('DELETE', `/api/posts/${post.postId}`, { token });
});

test('without JavaScript, what an article names can be put into the cart', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/blog-details/coffee-in-four-minutes');
  const named = page.getByRole('region', { name: 'In this post' });
  const kettle = named.getByRole('article').filter({ hasText: 'Gooseneck Kettle' });
  await kettle.getByRole('button', { name: /^Add To Cart/ }).click();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Gooseneck Kettle');
  await context.close();
});
