import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/api-client.ts';
import { demoSession } from '../support/demo-session.ts';
import { test as base, expect, shopAfter } from './shop-test.ts';

/** The six demo posts and an older one. */
const test = base.extend({ shop: shopAfter(addOldestPost) });

async function addOldestPost(call: ApiClient) {
  const { token } = await demoSession(call, 'staff');
  const json = {
    title: 'Before all others',
    slug: 'before-all-others',
    text: 'An early word.',
    state: 'published',
    publishAt: '2020-02-02T08:00:00Z',
  };
  const { status } = await call('POST', '/api/posts', { json, token });
  if (status !== 201) throw new Error(`the post was answered with ${status}`);
}

const POST = '/blog-details/three-left-means-three-left';

const titles = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const reply = (page: Page) => page.getByRole('region', { name: 'Leave a Reply' });

test('a page shows six posts; pages have shareable links, and Back works', async ({ page }) => {
  await page.goto('/blog');
  await expect(titles(page)).toHaveCount(6);
  await expect(titles(page).first()).toHaveText('One bag, two nights');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(titles(page)).toHaveText(['Before all others']);
  await page.goBack();
  await expect(titles(page)).toHaveCount(6);
  await page.goto('/blog?page=99');
  await expect(titles(page)).toHaveCount(1);
});

test('category, tag, month and search narrow the list and appear in the address', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/blog');
  await main.getByRole('link', { name: /^Guides/ }).click();
  await expect(page).toHaveURL('/blog?category=Guides');
  await expect(titles(page)).toHaveText(['One bag, two nights', 'Coffee in four minutes']);
  await main.getByRole('link', { name: 'kitchen', exact: true }).click();
  await expect(page).toHaveURL('/blog?tag=kitchen');
  await expect(main.getByText('2 posts tagged kitchen')).toBeVisible();
  await main.getByRole('link', { name: /^September 2026/ }).click();
  await expect(page).toHaveURL('/blog?archive=2026-09');
  await expect(titles(page)).toHaveText(['Coffee in four minutes', 'Three left means three left']);

  const search = main.getByRole('searchbox', { name: 'Search the blog' });
  await search.fill('LINSEED oil');
  await search.press('Enter');
  await expect(page).toHaveURL('/blog?q=LINSEED+oil');
  await expect(titles(page)).toHaveText(['A skillet for thirty years']);
  await page.reload();
  await expect(search).toHaveValue('LINSEED oil');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
  await search.fill('zebra');
  await search.press('Enter');
  await expect(main.getByText('No posts found')).toBeVisible();
  await main.getByRole('link', { name: 'All posts', exact: true }).click();
  await expect(titles(page)).toHaveCount(6);
});

test('search, paging and reading work without JavaScript', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/blog?page=2');
  await expect(titles(page)).toHaveCount(1);
  await page.getByRole('main').getByRole('searchbox').fill('gooseneck');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: 'Coffee in four minutes' }).click();
  await expect(page.getByText('94 degrees')).toBeVisible();
  await expect(page.getByText('Four minutes it is.')).toBeVisible();
  await context.close();
});

test('blog-details shows the latest post, declares it to search engines, and links to its neighbours', async ({
  page,
}) => {
  await page.goto('/blog-details');
  await expect(page.getByRole('heading', { level: 1, name: 'One bag, two nights' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /one-bag-two-nights$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/pictures\/[0-9a-f]{40}\.webp$/,
  );
  const machines = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(machines.join()).toContain('"BlogPosting"');
  expect(machines.join()).toContain('"BreadcrumbList"');

  const more = page.getByRole('navigation', { name: 'More posts' });
  await expect(more.getByRole('link')).toHaveText([/Previous post.*Coffee in four minutes/]);
  await more.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee in four minutes' })).toBeVisible();
  await more.getByRole('link', { name: /Next post/ }).click();
  await expect(page).toHaveURL('/blog-details/one-bag-two-nights');
  const popular = page.getByRole('region', { name: 'Popular posts' });
  await popular.getByRole('link', { name: 'Three left means three left' }).click();
  await expect(page).toHaveURL(POST);
});

test('an unknown post returns a real 404', async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 404/);
  expect((await page.goto('/blog-details/no-such-post'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a comment is validated, held for review, and its author remembered if they wish', async ({ page }) => {
  await page.goto(POST);
  const form = reply(page);
  await expect(form.getByLabel('Comment', { exact: true })).toHaveAttribute('maxlength', '65525');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  for (const field of ['Comment', 'Name', 'E-mail'])
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  await form.getByLabel('Comment', { exact: true }).fill('Four lamps, and I was offered three.');
  await form.getByLabel('Name', { exact: true }).fill('Maria');
  await form.getByLabel('E-mail', { exact: true }).fill('maria@example.com');
  await form.getByRole('checkbox', { name: /^Save my name/ }).check();
  await form.getByRole('button', { name: 'Post Comment' }).click();
  await expect(form.getByRole('status')).toContainText('once we’ve reviewed it');
  await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('');

  await page.goto('/blog-details');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Maria');
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveValue('maria@example.com');
  await form.getByRole('checkbox', { name: /^Save my name/ }).uncheck();
  await form.getByLabel('Comment', { exact: true }).fill('And a second one.');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  await expect(form.getByRole('status')).toContainText('once we’ve reviewed it');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a comment that could not be sent stays in the form', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/);
  await page.route('**/api/posts/*/comments', route => route.fulfill({ status: 503, json: {} }));
  await page.goto(POST);
  const form = reply(page);
  await form.getByLabel('Comment', { exact: true }).fill('A long thought.');
  await form.getByLabel('Name', { exact: true }).fill('Maria');
  await form.getByLabel('E-mail', { exact: true }).fill('maria@example.com');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('A long thought.');
});

test('comments are shown as written; a failed load can be retried', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/status of 503/);
  const comment = {
    name: 'Jonas',
    website: 'https://jonas.example',
    comment: '<b>Two</b>\nlines',
    createdAt: '2026-11-02T08:00:00.000Z',
  };
  let fails = true;
  await page.route('**/api/posts/*/comments', route =>
    route.fulfill(fails ? { status: 503, json: {} } : { json: [comment] }),
  );
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Three left means three left' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('could not be loaded')).toBeVisible();
  fails = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('<b>Two</b>')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Jonas' })).toHaveAttribute('rel', /ugc/);
});

test('the blog’s newsletter field requires an address', { tag: '@deep' }, async ({ page }) => {
  await page.goto(POST);
  const newsletter = page.getByRole('region', { name: 'Our newsletter' });
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByText('E-mail is required')).toBeVisible();
  await newsletter.getByLabel('E-mail').fill(`reader-${crypto.randomUUID()}@example.com`);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByRole('status')).toContainText('the confirmation email is in its log');
});
